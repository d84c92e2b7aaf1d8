import type { IndexSettings } from 'algoliasearch';

/**
 * Settings of the hosted index. They give the order of the embedded engine: fewest typing errors,
 * most words, title before names before text, words that stand together, whole words before
 * beginnings of words, and among equals the heavier record.
 */
export const algoliaSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(title)',
    'unordered(names)',
    'unordered(terms)',
    'unordered(breadcrumb)',
    'unordered(text)',
    'unordered(code)',
  ],
  camelCaseAttributes: ['title', 'names', 'terms'],
  // An attribute that is filtered on but not declared gives no results, and no error.
  // Counted after `distinct`: a filter says how many pages it leaves.
  attributesForFaceting: ['afterDistinct(kind)', 'filterOnly(language)', 'filterOnly(version)'],
  attributeForDistinct: 'page',
  distinct: 1,
  ranking: ['typo', 'words', 'filters', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight)', 'asc(part)'],

  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  // `disc exp` finds DiscardExperiment.
  queryType: 'prefixAll',
  removeWordsIfNoResults: 'allOptional',
  exactOnSingleWordQuery: 'attribute',

  // Mistyped words count only where nothing is written as asked.
  typoTolerance: 'min',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,

  // A hit needs no long texts but the snippet, and no reader needs the digest of a record.
  attributesToRetrieve: [
    'kind',
    'title',
    'names',
    'breadcrumb',
    'route',
    'page',
    'pageTitle',
    'method',
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
