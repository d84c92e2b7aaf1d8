import { expect, test } from 'vitest';
import { ref } from '../../../unit/build-document';
import { changesOf, type Editable } from './library';

/** Gives a type another name, everywhere. */
function renameType(document: Editable, from: string, to: string): void {
  const text = JSON.stringify(document).replaceAll(`schemas/${from}"`, `schemas/${to}"`);
  Object.assign(document, JSON.parse(text));
  document.components.schemas[to] = document.components.schemas[from];
  delete document.components.schemas[from];
}

test('finds types with another name where they are used, also if a few of their parts changed', () => {
  const changes = changesOf((after) => {
    renameType(after, 'BookKind', 'Genre');
    renameType(after, 'Book', 'Publication');
    after.components.schemas.Publication.properties.isbn = { type: 'string' };
  });
  expect(changes).toEqual([
    'renamed Genre: BookKind →  (ListBooks CreateBook GetBook)',
    'renamed Publication: Book →  (ListBooks CreateBook GetBook)',
    'added Publication field isbn (ListBooks CreateBook GetBook)',
  ]);
});

test('finds a type with another name in the alternatives of another type', () => {
  const changes = changesOf((after) => {
    renameType(after, 'Loan', 'BookLoan');
    after.components.schemas.BookLoan.properties.until = { type: 'string' };
    after.components.schemas.BookLoan.properties.book = { type: 'string', maxLength: 9 };
  });
  // One of two fields is not most of them.
  expect(changes).toEqual([
    'added Event variant BookLoan (SendEvent)',
    'breaking removed Event variant Loan (SendEvent)',
  ]);
});

/** Splits the type of errors into two equal ones: for `/books`, and for a single book. */
function splitProblem(after: Editable): void {
  const { Problem, ...schemas } = after.components.schemas;
  after.components.schemas = {
    ...schemas,
    NewProblem: Problem,
    OldProblem: Problem,
  };
  for (const [path, status, name] of [
    ['/books', 400, 'NewProblem'],
    ['/books/{id}', 404, 'OldProblem'],
  ] as const) {
    for (const { responses } of Object.values<Editable>(after.paths[path])) {
      if (responses) responses[status].content['application/json'].schema = ref(name);
    }
  }
}

test('takes neither of two types that are equal for the old one', () => {
  expect(changesOf(splitProblem)).toEqual([]);
});

test('lists no type that came or went with an operation, or that no operation uses', () => {
  const remove = (after: Editable) => {
    delete after.paths['/books'].post;
    delete after.components.schemas.BookDraft;
    delete after.components.schemas.Unused;
    after.components.schemas.Other = { type: 'integer' };
  };
  expect(changesOf(remove)).toEqual([
    'breaking removed area Books CreateBook: POST /books →  (CreateBook)',
  ]);
});
