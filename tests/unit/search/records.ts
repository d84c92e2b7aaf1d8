import type { SearchRecord } from '../../../src/search/record';

/** A record with what matters to a test; the rest is empty. */
export function record(change: Partial<SearchRecord> & { page: string }): SearchRecord {
  const { page, version = '1' } = change;
  const route = change.route ?? page;
  return {
    kind: 'guide',
    title: 'Page',
    names: [],
    questions: [],
    breadcrumb: [],
    pageTitle: 'Page',
    text: '',
    code: '',
    terms: [],
    language: 'en',
    weight: 100,
    part: 0,
    objectID: `${version}:${route}`,
    version,
    route,
    ...change,
  };
}

/** A few pages of a library: an operation with two fields, a guide with a section, an area. */
export const library: SearchRecord[] = [
  record({
    page: '/docs/lending/',
    title: 'Lending',
    pageTitle: 'Lending',
    text: 'How the library lends a book, and when a reader brings it back.',
  }),
  record({
    page: '/docs/lending/',
    route: '/docs/lending/#late',
    title: 'Late books',
    pageTitle: 'Lending',
    breadcrumb: ['Lending'],
    weight: 70,
    text: 'Whoever is late pays a fine <b>per day</b>.',
    code: 'fine --max_days 3',
  }),
  record({
    page: '/docs/api/create-loan/',
    kind: 'operation',
    title: 'Create loan',
    pageTitle: 'Create loan',
    names: ['CreateLoan', 'POST /loans/{book}'],
    method: 'POST',
    breadcrumb: ['Loans'],
    weight: 90,
    terms: ['book', 'due_date', 'x-branch'],
    text: 'Lends a book to a reader.',
  }),
  record({
    page: '/docs/api/create-loan/',
    kind: 'field',
    title: 'due_date',
    weight: 40,
    route: '/docs/api/create-loan/#request.due_date',
    pageTitle: 'Create loan',
    breadcrumb: ['Loans', 'Create loan', 'Request body'],
    method: 'POST',
    text: 'The day by which the book has to be back.',
  }),
  record({
    page: '/docs/api/create-loan/',
    kind: 'field',
    title: 'x-branch',
    weight: 40,
    route: '/docs/api/create-loan/#header.x-branch',
    pageTitle: 'Create loan',
    breadcrumb: ['Loans', 'Create loan', 'Headers'],
    text: 'Branch of the library.',
  }),
  record({
    page: '/docs/category/loans/',
    kind: 'area',
    title: 'Loans',
    pageTitle: 'Loans',
    weight: 85,
    text: 'Everything about loans.',
  }),
];
