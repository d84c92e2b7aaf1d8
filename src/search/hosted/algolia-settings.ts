import type { IndexSettings } from 'algoliasearch';

/**
 * The settings of the hosted index, which ranks by itself: most words, fewest typing errors, title
 * before names before text, neighbouring words, whole words before prefixes, and finally the higher
 * weight.
 */
export const algoliaSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(title)',
    'unordered(names)',
    'unordered(questions)',
    'unordered(messages)',
    'unordered(terms)',
    'unordered(breadcrumb)',
    'unordered(text)',
    'unordered(code)',
  ],
  camelCaseAttributes: ['title', 'names', 'terms'],
  // Filtering by an attribute that is not declared returns no results and no error.
  // Counted after `distinct`, so that a filter shows its number of pages.
  attributesForFaceting: ['afterDistinct(kind)', 'filterOnly(language)', 'filterOnly(version)'],
  attributeForDistinct: 'page',
  distinct: 1,
  // Words come first: where none has all of them, a record that lacks one has fewer typing errors.
  ranking: ['words', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  // Each word counts where it matches best.
  attributeCriteriaComputedBy: 'sum',
  customRanking: ['desc(weight)', 'asc(part)'],

  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  // `disc exp` finds DiscardExperiment.
  queryType: 'prefixAll',
  removeWordsIfNoResults: 'allOptional',
  exactOnSingleWordQuery: 'attribute',

  typoTolerance: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,

  // What shows a hit; of the texts, only snippets.
  attributesToRetrieve: [
    'kind',
    'title',
    'names',
    'breadcrumb',
    'method',
    'route',
    'page',
    'pageTitle',
    'language',
    'version',
  ],
  attributesToHighlight: ['title', 'names', 'breadcrumb'],
  attributesToSnippet: ['text:24', 'code:12'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
  hitsPerPage: 20,
};
