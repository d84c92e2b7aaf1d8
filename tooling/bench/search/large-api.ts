import type { SearchRecord } from '../../../src/search/record';

/** About the size of GitHub's API: its number of operations, and of records for each. */
const operations = 1223;
const fieldsPerOperation = 15;
const areas = 45;

const verbs = ['list', 'get', 'create', 'update', 'delete', 'add', 'remove', 'set', 'check', 'run'];
const syllables = 'ba con da el fer gra hi in jo ka lor men no or pu que ra sto ti ur ver wo'.split(
  ' ',
);

/** Generates the records of a large made-up API, which are the same on each run. */
export function generateLargeApi(): SearchRecord[] {
  const random = createRandom(7);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const inventWord = () => Array.from({ length: 2 + random() * 2 }, () => pick(syllables)).join('');
  const words = Array.from({ length: 3000 }, inventWord);
  // A few words are frequent and most are rare, as in natural language.
  const word = () => words[Math.floor(words.length * random() ** 3)] as string;
  const sentence = (length: number) => Array.from({ length }, word).join(' ');
  const names = Array.from({ length: 900 }, () => `${word()}_${word()}`);

  return Array.from({ length: operations }).flatMap((_, number) => {
    const noun = [word(), word()];
    const verb = pick(verbs);
    const title = `${verb} ${noun.join(' ')}`;
    const page = `/docs/api/${verb}-${noun.join('-')}-${number}/`;
    const area = words[number % areas] ?? '';
    const shared = {
      page,
      pageTitle: title,
      language: 'en',
      version: '1',
      part: 0,
      code: '',
      questions: [],
    };
    const fields = Array.from({ length: fieldsPerOperation }, (_each, index) => ({
      name: pick(names),
      anchor: `request.f${index}`,
    }));
    return [
      {
        ...shared,
        objectID: `1:${page}`,
        kind: 'operation' as const,
        title,
        names: [`${verb}/${noun.join('-')}`, `GET /${area}/{id}/${noun.join('/')}`],
        breadcrumb: [area],
        route: page,
        method: 'GET',
        text: sentence(30),
        terms: fields.map(({ name }) => name),
        weight: 90,
      },
      ...fields.map(({ name, anchor }) => ({
        ...shared,
        objectID: `1:${page}#${anchor}`,
        kind: 'field' as const,
        title: name,
        names: [],
        breadcrumb: [area, title, 'Request body'],
        route: `${page}#${anchor}`,
        method: 'GET',
        text: sentence(14),
        terms: [],
        weight: 40,
      })),
    ];
  });
}

/** Returns a generator of pseudo-random numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
