import { describe, expect, test, vi } from 'vitest';
import { createEmbeddedClient } from '../../../src/search/clients/embedded-client';
import { manifestName } from '../../../src/search/engine/index/index-files';
import { writeIndex } from '../../../src/search/engine/index/write-index';
import type { SearchRecord } from '../../../src/search/record';
import { library, record } from './records';

const vocabulary = { synonyms: [['loan', 'checkout']] };
const old = record({ page: '/docs/0/lending/', version: '0', title: 'Lending of old' });

function open(records = [...library, old], index = writeIndex(records, vocabulary)) {
  const files = new Map(index.map(({ name, text }) => [name, text]));
  const load = vi.fn(
    async (name: string, _isOutdated?: boolean): Promise<unknown> =>
      JSON.parse(files.get(name) ?? ''),
  );
  return { load, client: createEmbeddedClient(load) };
}

/** Routes of the hits of one query, best first. */
async function routesOf(query: string, params: object = {}): Promise<string[]> {
  const { client } = open();
  const { results } = await client.search([{ indexName: 'docs', params: { query, ...params } }]);
  return results[0]?.hits.map(({ route }) => route) ?? [];
}

const loan = '/docs/api/create-loan/';

test.each([
  ['CreateLoan', loan],
  ['create loan', loan],
  ['createloan', loan],
  ['creat lo', loan],
  ['cretae loan', loan],
  ['POST /loans/42', loan],
  ['create checkout', loan],
  ['checkouts', '/docs/category/loans/'],
  ['due_date', `${loan}#request.due_date`],
  ['due date', `${loan}#request.due_date`],
  ['create loan due_date', `${loan}#request.due_date`],
  ['x-brnach', `${loan}#header.x-branch`],
  ['loans', '/docs/category/loans/'],
  ['what is a late book', '/docs/lending/#late'],
])('leads from %j to %s', async (query, route) => {
  expect((await routesOf(query))[0]).toBe(route);
});

test('ranks guides by their standing if they match alike', async () => {
  const guides = [95, 100, 110].map((weight) =>
    record({ page: `/docs/${weight}/`, title: 'Late books', pageTitle: 'Late books', weight }),
  );
  const { results } = await open(guides).client.search([{ params: { query: 'late books' } }]);
  const routes = results[0]?.hits.map(({ route }) => route);
  expect(routes).toEqual(['/docs/110/', '/docs/100/', '/docs/95/']);
});

test('counts a misspelt word like the one that was meant', async () => {
  const guides = [
    record({ page: '/docs/return/', title: 'Return a book', pageTitle: 'Return a book' }),
    record({ page: '/docs/shelf/', text: 'The shelf of a book' }),
  ];
  const { results } = await open(guides).client.search([{ params: { query: 'retrun book' } }]);
  const routes = results[0]?.hits.map(({ route }) => route);
  expect(routes).toEqual(['/docs/return/']);
});

test('finds the page with a whole identifier before one that says more about its parts', async () => {
  const text = 'Start the desk with LATE_FEE, in cents.';
  const setting = record({ page: '/docs/settings/', title: 'Settings', text });
  const guide = record({
    page: '/docs/fees/',
    title: 'Fee of a book',
    text: 'Who pays a late fee, and when.',
    questions: ['what is the late fee', 'no late fee'],
  });
  const { client } = open([...library, guide, setting]);
  const pageOf = async (query: string) => {
    const { results } = await client.search([{ params: { query } }]);
    return results[0]?.hits[0]?.page;
  };
  expect(await pageOf('LATE_FEE')).toBe('/docs/settings/');
  expect(await pageOf('LATE_FEE ignored')).toBe('/docs/settings/');
  expect(await pageOf('late fee')).toBe('/docs/fees/');
});

test('finds the error with the message that was pasted, and not for one of its words', async () => {
  const message = 'the reader already has ten books';
  const guide = record({
    page: '/docs/readers/',
    title: 'Readers and their books',
    pageTitle: 'Readers',
    text: 'How many books a reader has.',
    questions: ['how many books may a reader have'],
  });
  const error = record({
    page: loan,
    route: `${loan}#response.409`,
    kind: 'error',
    title: '409 Conflict',
    text: `Too many books\n\n${message}`,
    messages: [message],
    weight: 30,
  });
  const { client } = open([...library, guide, error]);
  const routeOf = async (query: string) => {
    const { results } = await client.search([{ params: { query } }]);
    return results[0]?.hits[0]?.route;
  };
  expect(await routeOf(message)).toBe(`${loan}#response.409`);
  expect(await routeOf('reader already has ten')).toBe(`${loan}#response.409`);
  expect(await routeOf('books of a reader')).toBe('/docs/readers/');
});

test('of two pages with a question as similar, finds the one first that is asked more about it', async () => {
  const guide = (page: string, questions: string[]) =>
    record({ page, title: page, pageTitle: page, questions });
  const guides = [
    guide('/docs/reading/', ['renew a card for a child', 'quiet hours', 'read aloud']),
    guide('/docs/desk/', ['renew a card by post', 'replace a lost card', 'card for a guest']),
  ];
  const { client } = open(guides);
  const { results } = await client.search([{ params: { query: 'how do I renew my card' } }]);
  expect(results[0]?.hits.map(({ page }) => page)).toEqual(['/docs/desk/', '/docs/reading/']);
});

test('looks a single letter up in names only, and two letters in texts as well', async () => {
  expect(await routesOf('w')).toEqual([]);
  expect(await routesOf('wh')).toContain('/docs/lending/#late');
});

test('has one hit for each page', async () => {
  const routes = await routesOf('book');
  const pages = routes.map((route) => route.split('#')[0]);
  expect(new Set(pages).size).toBe(pages.length);
});

test.each([
  ['create loan', false],
  ['cretae loan', false],
  ['when is a book late', false],
  ['POST /loans/42', false],
  ['', false],
  ['weather', false],
  ['weather in an unknown book', true],
])('says of %j whether its hits are only the closest pages', async (query, isWeak) => {
  const { results } = await open().client.search([{ params: { query } }]);
  expect(results[0]?.isWeak).toBe(isWeak);
});

test.each(['weather', 'zzqqxx blorb', 'xyzzy bokk', 'show weather'])(
  'has no result for %j, of which nothing is known',
  async (query) => {
    const { results } = await open().client.search([{ params: { query } }]);
    expect(results[0]).toMatchObject({ nbHits: 0, hits: [], isWeak: false, omitted: [] });
  },
);

test.each([
  ['late book flurbo', ['flurbo']],
  ['Flurbo of a late book', ['Flurbo']],
  ['late book', []],
  ['late boook', []],
  ['late book 77812', []],
  ['GET /loans/flurbo', []],
])('says of %j which words it left out', async (query, omitted) => {
  const { results } = await open().client.search([{ params: { query } }]);
  expect(results[0]?.nbHits).toBeGreaterThan(0);
  expect(results[0]?.omitted).toEqual(omitted);
});

test.each([
  ['late boook', 'late book'],
  ['late book', undefined],
  ['late books', undefined],
  ['late_boook', undefined],
  ['/loans/boook', undefined],
])('says of %j what was searched for instead', async (query, corrected) => {
  const { results } = await open().client.search([{ params: { query } }]);
  expect(results[0]?.corrected).toBe(corrected);
});

describe('in an interface', () => {
  const operation = (title: string, name: string) =>
    record({ page: `/docs/api/${name}/`, kind: 'operation', title, names: [name], weight: 90 });
  const find = async (records: SearchRecord[], query: string) => {
    const { results } = await open(records).client.search([{ params: { query } }]);
    return results[0]?.hits[0]?.title;
  };

  test.each(['list segments', 'get segments', 'retrieve segments'])(
    'finds what reads by each of its verbs: %s',
    async (query) => {
      const fields = ['ListsAndSegments', 'ListsAndSegments.allow_list'].map((path) =>
        record({
          page: '/docs/api/create-form/',
          route: `/docs/api/create-form/#request.${path}`,
          kind: 'field',
          title: path.split('.').at(-1),
          names: [`trigger.${path}`],
          text: 'Lists and segments',
          weight: 40,
        }),
      );
      const records = [
        operation('Create form', 'POST /forms'),
        ...fields,
        operation('Get segments', 'GET /segments'),
      ];
      expect(await find(records, query)).toBe('Get segments');
    },
  );

  test('takes what a title says before what a path or a longer title has', async () => {
    const proxy = 'Connect core v1 delete namespaced pod proxy';
    const records = [
      operation(proxy, 'DELETE /api/v1/namespaces/{namespace}/pods/{name}/proxy'),
      operation('Delete core v1 namespace', 'DELETE /api/v1/namespaces/{name}'),
    ];
    expect(await find(records, 'delete namespace')).toBe('Delete core v1 namespace');
  });
});

test('leaves out the pages that have hardly anything of the query', async () => {
  const named = record({
    page: '/docs/fines/',
    title: 'Fines of late readers',
    pageTitle: 'Fines',
  });
  const page = record({ page: '/docs/other/', text: `late ${'other words '.repeat(200)}` });
  const { results } = await open([...library, named, page]).client.search([
    { params: { query: 'fines of late readers' } },
  ]);
  const hits = results[0]?.hits.map((hit) => hit.page);
  expect(hits?.[0]).toBe('/docs/fines/');
  expect(hits).not.toContain('/docs/other/');
  expect(results[0]?.nbHits).toBe(hits?.length);
});

test('is sure of a form of a word that a question has', async () => {
  const asked = record({ page: '/docs/setup/', questions: ['how can I contribute'] });
  const { results } = await open([...library, asked]).client.search([
    { params: { query: 'contributing' } },
  ]);
  expect(results[0]).toMatchObject({ nbHits: 1, isWeak: false });
});

test('responds to a batch in order, page by page', async () => {
  const { client } = open();
  const { results } = await client.search([
    { indexName: 'a', params: { query: 'book', hitsPerPage: 1, page: 1 } },
    { indexName: 'b', params: { query: 'nothing has this word', hitsPerPage: 5 } },
  ]);
  const [first, second] = results;
  expect(first).toMatchObject({ index: 'a', query: 'book', page: 1, hitsPerPage: 1 });
  expect(first?.nbPages).toBe(first?.nbHits);
  expect(first?.hits).toHaveLength(1);
  expect(second).toMatchObject({ index: 'b', nbHits: 0, nbPages: 0, hits: [] });
});

test('filters hits by kind, language and version, and counts the hits of each kind', async () => {
  const { client } = open();
  const ask = async (facetFilters: string[]) => {
    const params = { query: 'lending', facetFilters, facets: ['kind', 'version'] };
    const { results } = await client.search([{ params }]);
    return results[0];
  };
  expect((await ask(['version:0']))?.hits.map(({ route }) => route)).toEqual(['/docs/0/lending/']);
  expect((await ask(['language:de']))?.nbHits).toBe(0);
  expect((await ask(['kind:area', 'version:1']))?.hits.every(({ kind }) => kind === 'area')).toBe(
    true,
  );
  const { facets, nbHits } = (await ask(['version:1'])) ?? {};
  expect(facets).toEqual({ kind: { guide: 1, operation: 1 }, version: { 1: nbHits } });
});

test('counts each hit under its own kind, so that a filter shows as many as it says', async () => {
  const { client } = open();
  const ask = async (facetFilters: string[]) => {
    const params = { query: 'book', facetFilters, facets: ['kind'] };
    const { results } = await client.search([{ params }]);
    return results[0];
  };
  const { facets, nbHits } = (await ask([])) ?? {};
  const counts = Object.entries(facets?.kind ?? {});
  expect(counts.length).toBeGreaterThan(1);
  expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBe(nbHits);
  for (const [kind, count] of counts) expect((await ask([`kind:${kind}`]))?.nbHits).toBe(count);
});

test('lists other sections of a page below its best one on request', async () => {
  const { client } = open();
  const sectionsOf = async (distinct?: number) => {
    const { results } = await client.search([{ params: { query: 'book late', distinct } }]);
    return results[0]?.hits.map(({ title, sections }) => [
      title,
      sections.map((each) => each.title),
    ]);
  };
  expect((await sectionsOf())?.every(([, sections]) => sections?.length === 0)).toBe(true);
  expect((await sectionsOf(3))?.[0]).toEqual(['Late books', expect.any(Array)]);
});

test('highlights what was found with the requested tags, and shows markup as text', async () => {
  const { client } = open();
  const tags = { highlightPreTag: '{', highlightPostTag: '}' };
  const { results } = await client.search([{ params: { query: 'late fine', ...tags } }]);
  const hit = results[0]?.hits[0];
  const snippets = await hit?.snippetsLater;
  expect(hit?._highlightResult.title.value).toBe('{Late} books');
  expect(snippets?.text.value).toContain('{late} pays a {fine} <b>per day</b>');
  expect(snippets?.code.value).toBe('{fine} --max_days 3');
  expect(hit).toMatchObject({ breadcrumb: ['Lending'], objectID: '1:/docs/lending/#late' });
});

test('highlights a word of the same meaning only in texts without the word itself', async () => {
  const desk = record({ page: '/docs/desk/', title: 'Desk', text: 'Checkout: a loan at the desk' });
  const { client } = open([desk]);
  await client.search([{ params: { query: 'desk' } }]);
  const linesOf = async (query: string) => {
    const { results } = await client.search([{ params: { query } }]);
    return results[0]?.hits.map(({ _snippetResult }) => _snippetResult?.text.value);
  };
  expect(await linesOf('loan')).toEqual(['Checkout: a <mark>loan</mark> at the desk']);
  expect(await linesOf('checkout')).toEqual(['<mark>Checkout</mark>: a loan at the desk']);
});

test('shows the start of the text for a match by name, or else the part with the words', async () => {
  const text = `A loan is a book that is out. ${'It says more of it. '.repeat(9)}Create none.`;
  const { client } = open([record({ page: '/docs/loan/', title: 'Create a loan', text })]);
  const lineOf = async (query: string) => {
    const params = { query, attributesToSnippet: ['text:6'] };
    const { results } = await client.search([{ indexName: 'docs', params }]);
    const hit = results[0]?.hits[0];
    return (hit?._snippetResult ?? (await hit?.snippetsLater))?.text.value;
  };
  expect(await lineOf('create loan')).toMatch(/^A .*loan/);
  expect(await lineOf('none create')).toBe('<mark>Create</mark> <mark>none</mark>.');
});

describe('the line below a hit', () => {
  const lineOf = async (records: Parameters<typeof open>[0], query: string) => {
    const params = { query, attributesToSnippet: ['text:8'], highlightPreTag: '[' };
    const { results } = await open(records).client.search([
      { params: { ...params, highlightPostTag: ']' } },
    ]);
    const hit = results[0]?.hits[0];
    return (await hit?.snippetsLater)?.text.value;
  };
  const desk = { page: '/docs/desk/', pageTitle: 'Desk' };

  test('starts where a match by name starts only if that has a word of the query', async () => {
    const text = 'It is where you go before anything else. A desk is never closed.';
    expect(await lineOf([record({ ...desk, title: 'Desk', text })], 'desk')).toBe(
      'A [desk] is never closed.',
    );
  });

  test('is from below on the page if the text of the hit has no word of the query', async () => {
    const page = record({ ...desk, title: 'Desk', text: 'Where you go first.' });
    const section = (name: string, text: string) =>
      record({ ...desk, route: `/docs/desk/#${name}`, title: name, text });
    const sections = [section('Hours', 'From ten.'), section('Place', 'The desk is upstairs.')];
    expect(await lineOf([page, ...sections], 'desk')).toBe('The [desk] is upstairs.');
  });

  test('of a section without a text is that of its first subsection', async () => {
    const part = (title: string, text: string, above: string[] = []) =>
      record({
        ...desk,
        route: `/docs/desk/#${title}`,
        title,
        text,
        breadcrumb: ['Lending', 'Desk', ...above],
      });
    const page = record({ ...desk, title: 'Desk', text: 'Where you go first.' });
    const parts = [part('Queue', ''), part('Hours', 'From ten.', ['Queue'])];
    expect(await lineOf([page, ...parts], 'queue')).toBe('From ten.');
  });
});

describe('the place that a hit leads to', () => {
  const shelf = { page: '/docs/shelf/', pageTitle: 'Keep a shelf' };
  const page = (change: object = {}) =>
    record({ ...shelf, title: 'Keep a shelf', text: 'How to.', ...change });
  const section = (anchor: string, change: object) =>
    record({ ...shelf, route: `/docs/shelf/#${anchor}`, title: anchor, weight: 70, ...change });
  const placeOf = async (query: string, ...records: Parameters<typeof open>[0] & object) => {
    const { results } = await open(records).client.search([{ params: { query } }]);
    return results[0]?.hits[0]?.route.split('#')[1] ?? 'top';
  };

  test('is the section whose title and text have most of the words', async () => {
    const sections = [
      section('remove', { title: 'Remove them', text: 'Look for a label in the catalogue first.' }),
      section('print', { title: 'Print a label', text: 'A catalogue has its own.' }),
    ];
    expect(await placeOf('label catalogue', page(), ...sections)).toBe('print');
  });

  test('is not the top of the page because somebody asks about the page', async () => {
    const top = page({ questions: ['barcode of a book'] });
    const sections = [section('scan', { text: 'Hold the barcode to the light.' })];
    expect(await placeOf('barcode', top, ...sections)).toBe('scan');
    expect(await placeOf('barcode', top)).toBe('top');
  });

  test('is the page that is called so, rather than a section that has the words', async () => {
    const sections = [section('clean', { text: 'Keep a shelf clean, keep the shelf dry.' })];
    expect(await placeOf('keep shelf', page(), ...sections)).toBe('top');
    expect(await placeOf('shelf', page(), ...sections)).toBe('top');
  });

  test('is the field that has a constant among its values', async () => {
    const field = record({
      page: loan,
      route: `${loan}#request.state`,
      kind: 'field',
      title: 'state',
      code: 'ON_LOAN · ON_SHELF',
      breadcrumb: ['Loans', 'Create loan', 'Request body'],
      pageTitle: 'Create loan',
    });
    expect(await placeOf('ON_SHELF', ...library, field)).toBe('request.state');
  });
});

test('shows the sentence that answers the question that was found', async () => {
  const text = `The desk is closed. ${'It says more of it. '.repeat(9)}Send books back by post.`;
  const guide = record({
    page: '/docs/post/',
    text,
    questions: ['how to mail books back by post'],
  });
  const lineOf = async (query: string) => {
    const params = { query, attributesToSnippet: ['text:6'] };
    const { results } = await open([guide]).client.search([{ params }]);
    return (await results[0]?.hits[0]?.snippetsLater)?.text.value;
  };
  expect(await lineOf('mail')).toBe('Send books back by post.');
});

test('leads from a request to its operation, even if it names a field', async () => {
  const field = record({
    page: loan,
    route: `${loan}#path.id`,
    kind: 'field',
    title: 'id',
    text: 'The id of the loan',
  });
  const { client } = open([...library, field]);
  for (const query of ['POST /loans/{id}', 'curl -X POST "https://library.example/loans/7"']) {
    const { results } = await client.search([{ params: { query } }]);
    expect(results[0]?.hits[0]?.route).toBe(loan);
  }
});

test('finds an operation by a name that an SDK makes of its own', async () => {
  const guide = record({
    page: '/docs/commands/',
    title: 'Create a loan with a command',
    text: 'Commands create loans. Each command for a loan is created here.',
  });
  const { client } = open([...library, guide]);
  for (const query of ['CreateLoanCommand', 'create_loan_input', 'asyncCreateLoan']) {
    const { results } = await client.search([{ params: { query } }]);
    expect(results[0]?.hits[0]?.route).toBe(loan);
  }
});

test('finds a guide by a name that only its code has, as a whole', async () => {
  const code = 'var desk = new LateFeeDesk(options);';
  const guides = [
    record({ page: '/docs/late/', title: 'The late fee at the desk', text: 'Fees and desks.' }),
    record({ page: '/docs/java/', title: 'Java', code }),
  ];
  const { client } = open([...library, ...guides]);
  const { results } = await client.search([{ params: { query: 'LateFeeDesk' } }]);
  expect(results[0]?.hits[0]?.page).toBe('/docs/java/');
});

test('finds pages in scripts without spaces, and in other spellings', async () => {
  const guides = [
    record({
      page: '/docs/ship/',
      title: '船の検索と言語',
      text: '日本語のガイドです。港の設定を変更する方法を説明します。錨を下ろす手順は次のとおりです。',
    }),
    record({ page: '/docs/street/', title: 'Zürich', text: 'Die Straße am See.' }),
    ...library,
  ];
  const { client } = open(guides);
  const params = { attributesToSnippet: ['text:12'], highlightPreTag: '[', highlightPostTag: ']' };
  const hitOf = async (query: string) => {
    const { results } = await client.search([{ params: { ...params, query } }]);
    return results[0]?.hits[0];
  };
  await (await hitOf('book'))?.snippetsLater;
  for (const query of ['手順', '設定', '検索', '港の設定']) {
    expect((await hitOf(query))?.page).toBe('/docs/ship/');
  }
  expect((await hitOf('手順'))?._snippetResult?.text.value).toBe(
    '錨を下ろす[手順]は次のとおりです。',
  );
  expect((await hitOf('strasse'))?._snippetResult?.text.value).toBe('Die [Straße] am See.');
  expect((await hitOf('zurich'))?.page).toBe('/docs/street/');
});

test('loads nothing before there is a query, and each file once', async () => {
  const { client, load } = open();
  await client.search([{ params: { query: ' ' } }]);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([
    client.search([{ params: { query: 'book' } }]),
    client.search([{ params: { query: 'reader' } }]),
  ]);
  await client.search([{ params: { query: 'loan' } }]);
  const names = load.mock.calls.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('prepares what the first keystroke needs', async () => {
  const { client, load } = open();
  await client.prepare({ language: 'en', version: '1' });
  const names = load.mock.calls.map(([name]) => name).join(' ');
  expect(names).toMatch(/^search-index-\d+\.json \S+-en-1-corpus-\w+\.json$/);
});

describe('while the texts are not loaded', () => {
  const params = { query: 'late fine', facetFilters: ['version:1'] };

  /** Opens a client whose texts arrive, or fail, when the test says so. */
  function openWithout() {
    const { client, load } = open();
    const answer = load.getMockImplementation();
    let resolve = () => {};
    let reject = (_error: Error) => {};
    const texts = new Promise<void>((...settle) => {
      [resolve, reject] = settle;
    });
    load.mockImplementation(async (name) => {
      if (name.includes('-texts-')) await texts;
      return answer?.(name);
    });
    const search = async () => (await client.search([{ params }])).results[0]?.hits[0];
    return { search, load, resolve, reject };
  }

  test('hits come without snippets, which follow', async () => {
    const { search, load, resolve } = openWithout();
    const hit = await search();
    expect(hit).toMatchObject({ title: 'Late books', _highlightResult: expect.any(Object) });
    expect(hit?._snippetResult).toBeUndefined();
    resolve();
    expect((await hit?.snippetsLater)?.text.value).toContain('<mark>late</mark> pays a');
    expect((await search())?._snippetResult?.text.value).toContain('<mark>late</mark> pays a');
    expect(load.mock.calls.filter(([name]) => name.includes('-texts-'))).toHaveLength(1);
  });

  test('a search does not fail if they cannot be loaded, and the next one requests them again', async () => {
    const { search, load, reject } = openWithout();
    const hit = await search();
    reject(new Error('offline'));
    expect(await hit?.snippetsLater).toBeUndefined();
    load.mockImplementation(open().load);
    const snippets = await (await search())?.snippetsLater;
    expect(snippets?.text.value).toContain('<mark>late</mark> pays a');
  });

  test('the next search uses the index of a newer deploy if theirs are gone', async () => {
    const { search, load, reject } = openWithout();
    const hit = await search();
    const text = 'Late is whoever has a fine to pay.';
    load.mockImplementation(open([record({ page: '/docs/new/', title: 'Newer', text })]).load);
    reject(new Error('gone'));
    await hit?.snippetsLater;
    expect((await search())?.title).toBe('Newer');
  });
});

test('rejects when a file cannot be loaded, and tries again the next time', async () => {
  const { client, load } = open();
  load.mockRejectedValueOnce(new Error('offline'));
  const ask = () => client.search([{ params: { query: 'book' } }]);
  await expect(ask()).rejects.toThrow('offline');
  const { results } = await ask();
  expect(results[0]?.nbHits).toBeGreaterThan(0);
});

test('searches the index of a newer deploy once the files of its own are gone', async () => {
  const { client, load } = open();
  await client.search([{ params: { query: 'book', facetFilters: ['version:1'] } }]);
  const newer = open([record({ page: '/docs/desk/', version: '2', title: 'Book desk' })]);
  load.mockClear();
  load.mockImplementation(newer.load);
  const ask = (version: string) =>
    client.search([{ params: { query: 'book', facetFilters: [`version:${version}`] } }]);
  await Promise.all([ask('1'), ask('1')]);
  expect(load).not.toHaveBeenCalled();
  await expect(client.prepare({ language: 'en', version: '0' })).resolves.toBeUndefined();
  expect(load).toHaveBeenCalledWith(manifestName, true);
  expect((await ask('2')).results[0]?.hits.map(({ title }) => title)).toEqual(['Book desk']);
});

test('asks once for a newer index when several searches fail, and rejects if there is none', async () => {
  const { client, load } = open();
  await client.search([{ params: { query: 'book', facetFilters: ['version:1'] } }]);
  const answer = load.getMockImplementation();
  load.mockClear();
  load.mockImplementation(async (name) => {
    if (name !== manifestName) throw new Error('gone');
    return answer?.(name);
  });
  const ask = () => client.search([{ params: { query: 'lending', facetFilters: ['version:0'] } }]);
  await Promise.all([ask(), ask()].map((asked) => expect(asked).rejects.toThrow('gone')));
  expect(load.mock.calls.filter(([name]) => name === manifestName)).toEqual([[manifestName, true]]);
});

test.each([
  '<script>alert(1)</script>',
  '.*(a+)+$',
  '😀'.repeat(64),
  '\\',
  'constructor',
  '__proto__',
])('answers %j without a fault', async (query) => {
  await expect(routesOf(query)).resolves.toBeInstanceOf(Array);
});
