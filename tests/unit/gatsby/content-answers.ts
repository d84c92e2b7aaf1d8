/** The variables of a query of WRITING.md, and its complete answer for tests/fixtures/questions-site. */
export interface ContentAnswer {
  variables?: Record<string, string>;
  data: object;
}

const nodes = <Node>(...list: Node[]) => ({ nodes: list });
const shelf = { title: 'Welcome to the library', route: '/docs/' };
const catalogue = { title: 'Find books', route: '/docs/api/list-books/' };
const draft = { title: 'What lending costs', route: '/docs/draft/' };
const lending = { title: 'How lending works', route: '/docs/lending/' };
const noParts = { components: [], codeLanguages: [], figures: [], screenshots: [] };

/** By the names of the queries. */
export const contentAnswers: Record<string, ContentAnswer> = {
  Pages: {
    variables: { version: '2', kind: 'operation' },
    data: {
      allPage: {
        totalCount: 3,
        nodes: [
          ['Create loan', 'create-loan', '2026-01-10'],
          ['Get book', 'get-book', '2026-01-10'],
          ['Find books', 'list-books', '2026-01-10'],
        ].map(([title, slug, updated]) => ({
          title,
          updated,
          route: `/docs/api/${slug}/`,
          twin: `/docs/api/${slug}.md`,
        })),
      },
    },
  },
  Changed: {
    variables: { since: '2026-02-20', release: '2.1' },
    data: {
      allPage: nodes({ kind: 'guide', ...lending, updated: '2026-03-30' }),
      allOperation: nodes(catalogue, { title: 'Get book', route: '/docs/api/get-book/' }),
    },
  },
  Unlinked: {
    variables: { kind: 'guide' },
    data: {
      allPage: nodes(draft, shelf, { title: 'Welcome to the old library', route: '/docs/1/' }),
    },
  },
  Guides: {
    data: {
      allGuide: nodes(
        {
          title: lending.title,
          wordCount: 24,
          headings: [{ level: 2, text: 'Bring it back' }],
          ...noParts,
        },
        { title: draft.title, wordCount: 18, headings: [], ...noParts, components: ['Glossary'] },
        {
          title: shelf.title,
          wordCount: 13,
          headings: [],
          ...noParts,
          components: ['Operation', 'Figure'],
          figures: ['shelf'],
        },
        { title: 'Welcome to the old library', wordCount: 1, headings: [], ...noParts },
      ),
    },
  },
  BreakingChanges: {
    data: {
      allInterfaceChange: nodes({
        date: '2026-01-08',
        sentence: 'Operation BurnBook was removed.',
        operations: [],
        file: 'content/openapi/changelog/2026-01-08.yaml',
      }),
    },
  },
  ExternalLinks: {
    data: {
      allLink: nodes(
        { address: 'https://city.example/books', text: 'catalogue', from: catalogue },
        { address: 'https://city.example/map', text: 'city map', from: shelf },
        { address: 'mailto:desk@library.example', text: 'desk', from: lending },
      ),
    },
  },
  Links: {
    variables: { route: '/docs/api/list-books/' },
    data: {
      page: {
        title: 'Find books',
        outgoingLinks: [
          { address: 'https://city.example/books', text: 'catalogue', line: null },
          { address: '/docs/lending/#bring-it-back', text: 'how lending works', line: 5 },
        ],
        incomingLinks: [
          { text: 'Find books', from: shelf },
          { text: 'find a book', from: lending },
        ],
      },
    },
  },
  Terms: {
    variables: { version: '2' },
    data: {
      allTerm: nodes(
        {
          term: 'Cost',
          definition: 'What a late book costs.',
          isMarked: false,
          route: '/docs/draft/#glossary-cost',
          explainedOn: draft,
          usedIn: [draft],
        },
        {
          term: 'Desk',
          definition: 'Where a reader brings books <em>back</em>.',
          isMarked: true,
          route: '/docs/draft/#glossary-desk',
          explainedOn: lending,
          usedIn: [lending],
        },
      ),
    },
  },
  WithParameter: {
    variables: { name: 'isbn' },
    data: { allOperation: nodes({ operationId: 'GetBook', route: '/docs/api/get-book/' }) },
  },
  Mentions: {
    variables: { id: 'ListBooks' },
    data: {
      operation: {
        title: 'Find books',
        mentionedIn: [shelf, lending],
        samples: [{ code: "curl 'http://localhost/books'" }],
      },
    },
  },
  Undescribed: {
    data: {
      allArea: nodes(
        {
          title: 'Books',
          described: 5,
          undescribed: 2,
          undescribedParts: [
            { label: 'words of ListBooks', pointer: '/paths/~1books/get/parameters/0' },
            { label: 'Book.pages', pointer: '/components/schemas/Book/properties/pages' },
          ],
          operations: [
            {
              undescribedParts: [
                { name: 'words', route: '/docs/api/list-books/#query.words' },
                { name: 'pages', route: '/docs/api/list-books/#response.200.pages' },
              ],
            },
            {
              undescribedParts: [
                { name: 'pages', route: '/docs/api/get-book/#response.200.pages' },
              ],
            },
          ],
        },
        {
          title: 'Desk',
          described: 0,
          undescribed: 2,
          undescribedParts: [
            { label: 'Desk', pointer: '/tags/1' },
            { label: 'CreateLoan', pointer: '/paths/~1loans/post' },
          ],
          operations: [{ undescribedParts: [] }],
        },
      ),
    },
  },
  Errors: {
    data: {
      allApiError: nodes({
        status: '404',
        label: 'Not found',
        summary: 'The library does not have it.',
        meaning: 'The library does not have <em>it</em>.',
        retry: 'no',
        action: 'Ask for another book.',
        operations: [{ operationId: 'ListBooks' }, { operationId: 'GetBook' }],
      }),
    },
  },
  Records: {
    variables: { page: '/docs/lending/' },
    data: {
      allSearchRecord: nodes(
        {
          kind: 'guide',
          title: 'How lending works',
          route: '/docs/lending/',
          text: 'From the shelf to the desk and back.\n\nWrite to the desk when a book is late.',
        },
        {
          kind: 'guide',
          title: 'Bring it back',
          route: '/docs/lending/#bring-it-back',
          text: 'See the start, or find a book.\n\nBring it to any branch.',
        },
      ),
    },
  },
};
