import { countFacets, readFacetFilters, readFilters } from './filters';
import { highlight } from './highlight';
import { hasPhrase, type Match, matchRecord, readQuery } from './match';
import type { Settings, Stored, StoredIndex } from './stored-index';
import { readGroups, replacePhrases } from './synonyms';
import { splitWords } from './words';

export type QueryParams = Record<string, unknown>;

/** Runs one query: the ranked, collapsed, filtered and highlighted page of hits. */
export function runQuery(name: string, index: StoredIndex, params: QueryParams) {
  const settings: Settings = { ...index.settings, ...params };
  const query = String(params.query ?? '');
  const hitsPerPage = Number(settings.hitsPerPage ?? 20);
  const page = Number(params.page ?? 0);
  const byFacets = readFacetFilters(params.facetFilters, settings);
  const byFilters = readFilters(params.filters, settings);
  const candidates = [...index.records.values()].filter(
    (record) => byFacets(record) && byFilters(record),
  );
  const matches = findMatches(query, candidates, settings, readGroups(index.synonyms.values()));
  const ranked = rank(scoreFilters(matches, settings), settings);
  const groups = collapse(ranked, settings);
  // Pages and the number of hits count groups, facets count what is in them.
  const kept = groups.flat();
  const hits = groups.slice(page * hitsPerPage, (page + 1) * hitsPerPage).flat();
  const recordsOf = (matches: readonly Match[]) => matches.map(({ record }) => record);
  const facets = countFacets(
    { all: recordsOf(ranked), distinct: recordsOf(kept) },
    params.facets,
    settings,
  );
  return {
    hits: hits.map(
      ({ record, words, info }): Stored => ({
        ...pick(record, settings.attributesToRetrieve),
        ...highlight(record, words, settings),
        ...(params.getRankingInfo ? { _rankingInfo: info } : {}),
      }),
    ),
    nbHits: groups.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(Math.min(groups.length, 1000) / hitsPerPage) : 0,
    hitsPerPage,
    ...(facets && { facets }),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true },
    query,
    params: new URLSearchParams({ query }).toString(),
    index: name,
    processingTimeMS: 1,
    serverTimeMS: 1,
  };
}

function findMatches(
  query: string,
  candidates: readonly Stored[],
  settings: Settings,
  groups: readonly string[][][],
): Match[] {
  const wanted = readQuery(query, settings, groups);
  if (wanted.length === 0) {
    if (query.trim() !== '') return [];
    return candidates.map((record) => ({
      record,
      criteria: {},
      words: new Set(),
      info: { words: 0, nbTypos: 0 },
    }));
  }
  const typed = splitWords(query).map(({ text }) => text);
  const others = replacePhrases(typed, groups).map(({ words, phrase }) => ({
    phrase,
    words: readQuery(words.join(' '), settings, groups),
  }));
  const matchOther = (record: Stored) =>
    others
      .filter(({ phrase }) => hasPhrase(record, phrase, settings))
      .map((other) => matchRecord(record, other.words, settings))
      .find((found) => found !== undefined);
  const match = (isOptional: boolean) =>
    candidates.flatMap(
      (record) => matchRecord(record, wanted, settings, isOptional) ?? matchOther(record) ?? [],
    );
  let matches = match(false);
  if (matches.length === 0 && settings.removeWordsIfNoResults === 'allOptional') {
    matches = match(true);
  }
  if (settings.typoTolerance !== 'min') return matches;
  const fewest = Math.min(...matches.map(({ criteria }) => criteria.typo ?? 0));
  return matches.filter(({ criteria }) => criteria.typo === fewest);
}

/** Counts the optional filters that each record fails, for the criterion `filters`. */
function scoreFilters(matches: Match[], settings: Settings): Match[] {
  const optional = settings.optionalFilters;
  const filters = Array.isArray(optional) ? optional : optional ? [optional] : [];
  const tests = filters.map((filter) => readFacetFilters([filter], settings));
  return matches.map((match) => {
    const failed = tests.filter((passes) => !passes(match.record)).length;
    return { ...match, criteria: { ...match.criteria, filters: failed } };
  });
}

/** Sorts by the criteria in turn, then by the custom ranking. */
function rank(matches: Match[], settings: Settings): Match[] {
  const criteria = (settings.ranking as string[]).filter((each) => each !== 'custom');
  const custom = (settings.customRanking as string[] | null) ?? [];
  return matches.sort((a, b) => {
    for (const name of criteria) {
      const order = (a.criteria[name] ?? 0) - (b.criteria[name] ?? 0);
      if (order !== 0) return order;
    }
    for (const entry of custom) {
      const [, direction, name = ''] = /^(asc|desc)\((.*)\)$/.exec(entry) ?? [];
      const order = Number(a.record[name] ?? 0) - Number(b.record[name] ?? 0);
      if (order !== 0) return direction === 'desc' ? -order : order;
    }
    return 0;
  });
}

/** Groups hits by an attribute, such as a page, each with as many as `distinct` allows, best first. */
function collapse(matches: readonly Match[], settings: Settings): Match[][] {
  const attribute = settings.attributeForDistinct as string | null;
  const limit = Number(settings.distinct ?? 0);
  if (!attribute || limit === 0) return matches.map((match) => [match]);
  const groups = new Map<unknown, Match[]>();
  for (const match of matches) {
    const value = match.record[attribute] ?? match;
    const group = groups.get(value) ?? [];
    if (group.length < limit) group.push(match);
    groups.set(value, group);
  }
  return [...groups.values()];
}

/** A record with the requested attributes; `internal.contentDigest` is a nested path. */
export function pick(record: Stored, attributes: unknown): Stored {
  if (!Array.isArray(attributes) || attributes.includes('*')) return record;
  const picked: Stored = { objectID: record.objectID };
  for (const path of attributes.map(String)) {
    const [name = '', key] = path.split('.');
    const value = record[name] as Record<string, unknown> | undefined;
    if (value === undefined) continue;
    picked[name] = key ? { ...(picked[name] as object), [key]: value[key] } : value;
  }
  return picked;
}
