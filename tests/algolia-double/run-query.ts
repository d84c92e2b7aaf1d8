import type { Settings, Stored, StoredIndex } from './stored-index';

export type QueryParams = Record<string, unknown>;

/**
 * Runs one query: the records that contain its words, filtered, collapsed and highlighted. They have the
 * order in which they were stored, because how the service ranks is its own business.
 */
export function runQuery(name: string, index: StoredIndex, params: QueryParams) {
  const settings: Settings = { ...index.settings, ...params };
  const { hitsPerPage = 20, page = 0 } = settings as { hitsPerPage?: number; page?: number };
  const query = String(params.query ?? '');
  const words = splitWords(query);
  const wanted = words.map((word) => listAlternatives(word, index));
  const passes = readFilters(params.facetFilters, settings);
  const candidates = [...index.records.values()].filter(passes).map((record) => {
    const present = listWords(record, settings);
    const has = (prefix: string) => present.some((word) => word.startsWith(prefix));
    const matched = wanted.filter((phrases) => phrases.some((phrase) => phrase.every(has)));
    return { record, count: matched.length };
  });
  const complete = candidates.filter(({ count }) => count === words.length);
  const isOptional = settings.removeWordsIfNoResults === 'allOptional';
  const found =
    complete.length === 0 && isOptional ? candidates.filter(({ count }) => count > 0) : complete;
  const pages = collapse(found, settings);
  const hits = pages.slice(page * hitsPerPage, (page + 1) * hitsPerPage).flat();
  return {
    hits: hits.map(({ record, count }) => ({
      ...pick(record, settings.attributesToRetrieve),
      ...highlight(record, words, settings),
      ...(params.getRankingInfo ? { _rankingInfo: { words: count } } : {}),
    })),
    nbHits: pages.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(pages.length / hitsPerPage) : 0,
    hitsPerPage,
    facets: countFacets(
      pages.flat().map(({ record }) => record),
      params.facets,
      settings,
    ),
    query,
    params: '',
    index: name,
    processingTimeMS: 1,
  };
}

interface Found {
  record: Stored;
  /** The number of words of the query that it contains. */
  count: number;
}

const wordPattern = /[\p{L}\p{N}]+/gu;

function splitWords(text: string): string[] {
  return text.toLowerCase().match(wordPattern) ?? [];
}

const known = new WeakMap<Stored, string[]>();

/** Lists the words of a record. Cached, because records are replaced but never changed. */
function listWords(record: Stored, { searchableAttributes }: Settings): string[] {
  const words =
    known.get(record) ??
    namesOf(searchableAttributes)
      .flatMap((name) => record[name] ?? [])
      .flatMap((text) => splitWords(String(text)));
  known.set(record, words);
  return words;
}

/** Returns a word, and the words of each synonym of it; a record has to have one of these lists. */
function listAlternatives(word: string, { synonyms }: StoredIndex): string[][] {
  const groups = [...synonyms.values()].map((group) => group.synonyms.map(splitWords));
  return [
    [word],
    ...groups.filter((group) => group.some((each) => each.join(' ') === word)).flat(),
  ];
}

/** Attribute names from the settings, without modifiers such as `unordered(…)`. */
function namesOf(setting: unknown): string[] {
  return ((setting ?? []) as string[]).map((name) => name.replace(/^\w+\((.*)\)$/, '$1'));
}

/**
 * Reads `facetFilters`: all entries must match, and at least one of each nested list. As in the service,
 * nothing matches a filter by an attribute that is not declared.
 */
function readFilters(filters: unknown, settings: Settings): (record: Stored) => boolean {
  const declared = namesOf(settings.attributesForFaceting);
  const groups = ((filters ?? []) as (string | string[])[]).map((entry) => [entry].flat());
  return (record) =>
    groups.every((group) =>
      group.some((filter) => {
        const colon = filter.indexOf(':');
        const name = filter.slice(0, colon);
        return declared.includes(name) && String(record[name]) === filter.slice(colon + 1);
      }),
    );
}

/** Groups records by an attribute, such as a page, each with as many as `distinct` allows. */
function collapse(found: readonly Found[], settings: Settings): Found[][] {
  const attribute = settings.attributeForDistinct as string | undefined;
  const limit = Number(settings.distinct ?? 0);
  if (!attribute || limit === 0) return found.map((each) => [each]);
  const groups = new Map<unknown, Found[]>();
  for (const each of found) {
    const group = groups.get(each.record[attribute]) ?? [];
    if (group.length < limit) group.push(each);
    groups.set(each.record[attribute], group);
  }
  return [...groups.values()];
}

/** Counts the collapsed records for each value of the requested facets. */
function countFacets(records: readonly Stored[], requested: unknown, settings: Settings) {
  const wanted = [requested ?? []].flat();
  const facets: Record<string, Record<string, number>> = {};
  const declared = (settings.attributesForFaceting ?? []) as string[];
  for (const name of namesOf(declared.filter((each) => !each.startsWith('filterOnly(')))) {
    if (!wanted.includes(name) && !wanted.includes('*')) continue;
    const counts: Record<string, number> = {};
    for (const record of records) {
      const value = String(record[name]);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    facets[name] = counts;
  }
  return facets;
}

/** Returns a record with the requested attributes. */
export function pick(record: Stored, attributes: unknown): Stored {
  if (!Array.isArray(attributes)) return record;
  const names = attributes.map((path) => String(path).split('.')[0]);
  const entries = Object.entries(record).filter(([name]) => names.includes(name));
  return { ...Object.fromEntries(entries), objectID: record.objectID };
}

/** Marks where words begin with those of the query; a snippet begins shortly before the first. */
function highlight(record: Stored, words: readonly string[], settings: Settings) {
  const { highlightPreTag: pre = '<em>', highlightPostTag: post = '</em>' } = settings;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|') || '(?!)'})`, 'giu');
  const mark = (text: unknown) => ({
    value: String(text).replace(pattern, (match) => `${pre}${match}${post}`),
    matchLevel: String(text).search(pattern) < 0 ? 'none' : 'full',
  });
  const markAll = (value: unknown) => (Array.isArray(value) ? value.map(mark) : mark(value ?? ''));
  const cut = (value: unknown, count: number) => {
    const text = String(value ?? '');
    const start = text.lastIndexOf(' ', Math.max(0, text.search(pattern) - 20)) + 1;
    return text.slice(start).split(' ').slice(0, count).join(' ');
  };
  const highlighted = (settings.attributesToHighlight ?? []) as string[];
  const snippets = ((settings.attributesToSnippet ?? []) as string[]).map((each) =>
    each.split(':'),
  );
  return {
    _highlightResult: Object.fromEntries(highlighted.map((name) => [name, markAll(record[name])])),
    _snippetResult: Object.fromEntries(
      snippets.map(([name = '', count]) => [name, mark(cut(record[name], Number(count)))]),
    ),
  };
}
