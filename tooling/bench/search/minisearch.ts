import { matchPath, readPathQuery } from '../../../src/search/engine/score/match-path';
import type { SearchRecord } from '../../../src/search/record';
import { isStopWord, listTerms, listWords } from '../../../src/search/words';
import { countEdits } from '../../../src/text/distance';
import type { RunQuery } from './judge';

/** The part of MiniSearch's API that the benchmark uses for a comparison. */
interface MiniSearch {
  addAll(documents: object[]): void;
  search(query: string, options?: object): { id: number }[];
}

type MiniSearchConstructor = new (options: object) => MiniSearch;

const fields = ['title', 'names', 'questions', 'page', 'breadcrumb', 'terms', 'text', 'code'];
const boost = {
  title: 6,
  names: 3,
  questions: 3,
  page: 3,
  terms: 2.5,
  breadcrumb: 2,
  text: 2,
  code: 0.5,
};

/** Opens MiniSearch on the same records, with or without a layer of attempts, if it is installed. */
export async function openMiniSearch(
  records: readonly SearchRecord[],
  hasLayer: boolean,
): Promise<RunQuery | undefined> {
  const name = 'minisearch';
  const loaded = (await import(name).catch(() => undefined)) as
    | { default: MiniSearchConstructor }
    | undefined;
  if (!loaded) return undefined;
  const tokenize = hasLayer ? { tokenize: listTerms } : {};
  const index = new loaded.default({ fields, ...tokenize });
  index.addAll(
    records.map((record, id) => ({
      ...record,
      id,
      page: record.pageTitle,
      names: record.names.join(' '),
      questions: record.questions.join(' '),
      breadcrumb: record.breadcrumb.join(' '),
      terms: record.terms.join(' '),
    })),
  );
  return async (query) => {
    const ids = hasLayer ? runAttempts(index, records, query) : searchIndex(index, query, {});
    const pages = new Set<string>();
    return ids.flatMap((id) => {
      const { page, route } = records[id] as SearchRecord;
      if (pages.has(page)) return [];
      pages.add(page);
      return [{ page, route }];
    });
  };
}

function searchIndex(index: MiniSearch, query: string, options: object): number[] {
  return index.search(query, options).map(({ id }) => id);
}

/** Runs several attempts in turn; hits of earlier attempts come first. */
function runAttempts(index: MiniSearch, records: readonly SearchRecord[], query: string): number[] {
  const words = listWords(query);
  const significant = words.filter((word) => !isStopWord(word));
  const text = (significant.length > 0 ? significant : words).join(' ');
  const glued = words.join('');
  const exact = searchIndex(index, glued, { boost, fields: ['title', 'names', 'terms'] });
  const all = searchIndex(index, text, { boost, prefix: true, combineWith: 'AND' });
  const fuzzy = (term: string) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false);
  return [
    ...findByPath(records, query),
    ...exact,
    ...all,
    ...(all.length === 0 ? findSimilar(records, glued) : []),
    ...searchIndex(index, text, { boost, prefix: true, fuzzy, combineWith: 'AND' }),
    ...searchIndex(index, text, { boost, prefix: true, fuzzy }),
  ];
}

function findByPath(records: readonly SearchRecord[], query: string): number[] {
  const path = readPathQuery(query);
  if (!path) return [];
  const found = records.flatMap(({ names }, id) => {
    const matches = names.map((name) => {
      const [method = '', template = ''] = name.split(' ');
      return template.startsWith('/') ? matchPath(path, method, template) : 0;
    });
    const match = Math.max(0, ...matches);
    return match > 0 ? [{ id, match }] : [];
  });
  return found.sort((a, b) => b.match - a.match).map(({ id }) => id);
}

/** Returns the records with a name that differs from the query by at most two letters. */
function findSimilar(records: readonly SearchRecord[], glued: string): number[] {
  if (glued.length < 4) return [];
  return records.flatMap(({ title, names }, id) => {
    const all = [title, ...names].map((name) => listWords(name).join(''));
    return all.some((name) => countEdits(glued, name, 2) <= 2) ? [id] : [];
  });
}
