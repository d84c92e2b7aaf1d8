import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { planWords } from '../../../../tooling/api-update/words/plan-words';
import { change, overlay, overlays, plan, readInterface, ref } from './documents';

/** The actions of a text. */
const actionsOf = (text: string | undefined) => (text === undefined ? [] : parse(text).actions);

const listBooks = "$.paths.*[?@.operationId == 'ListBooks']";

test('changes nothing while the interface stays the same', () => {
  const documents = { before: readInterface(), after: readInterface() };
  const { texts, lost, moved, counts } = planWords(overlays, documents, []);
  expect([...texts], 'texts').toEqual([]);
  expect([lost, moved]).toEqual([[], []]);
  expect(counts.kept).toBeGreaterThan(1000);
});

describe('follows what has another name', () => {
  test('an operation, in targets, groups and life cycles', () => {
    const text = overlay(`  # About lists
  - target: ${listBooks}
    update: { summary: List books } # short
  - target: ${listBooks}.parameters[?@.name == 'count']
    update: { description: How many. }
  - target: $.tags[?@.name == 'Books']
    update:
      x-groups: [{ title: Read, operations: [ListBooks, AddBook] }]
      x-life-cycle: [{ operations: [ListBooks], description: Look. }]
`);
    const {
      text: after,
      lost,
      counts,
      moved,
    } = plan(
      text,
      ({ paths }) => Object.assign(paths['/books']?.get ?? {}, { operationId: 'FindBooks' }),
      [change({ operation: 'FindBooks', from: 'ListBooks' })],
    );
    expect(after).toBe(text.text.replaceAll('ListBooks', 'FindBooks'));
    expect(lost).toEqual([]);
    expect(counts).toEqual({ kept: 2, moved: 2, lost: 0 });
    expect(moved[0]).toEqual({
      file: 'a.yaml',
      from: listBooks,
      to: "$.paths.*[?@.operationId == 'FindBooks']",
      count: 1,
    });
  });

  test('to a name with quotes, and from there to another', () => {
    const text = overlay(`  - target: ${listBooks}
    update: { summary: List books }
  - target: $.paths.*[?@.operationId == "ListBooks"]
    update: { description: Lists them. }
`);
    const [from, to] = ['ListBooks', `reader's "own"`];
    const rename =
      (id: string): Parameters<typeof plan>[1] =>
      ({ paths }) =>
        Object.assign(paths['/books']?.get ?? {}, { operationId: id });
    const quoted = plan(text, rename(to), [change({ operation: to, from })]);
    expect(quoted.lost).toEqual([]);
    expect(actionsOf(quoted.text).map(({ target }: { target: string }) => target)).toEqual([
      String.raw`$.paths.*[?@.operationId == 'reader\'s "own"']`,
      String.raw`$.paths.*[?@.operationId == "reader's \"own\""]`,
    ]);
  });

  test('a type, in targets and as a key', () => {
    const text = overlay(`  - target: $.components.schemas.Book.properties
    update: { title: { description: On its cover. } }
  - target: $.components.schemas
    update:
      Book: { description: A book. }
      Kind: { description: What it is. }
  - target: $.components.schemas['Book']
    update: { title: A book }
`);
    const { text: after, lost } = plan(
      text,
      ({ components: { schemas } }) => {
        schemas.Volume = schemas.Book ?? {};
        delete schemas.Book;
      },
      [change({ type: 'Volume', from: 'Book' })],
    );
    expect(after).toBe(
      text.text
        .replaceAll('Book.', 'Volume.')
        .replace('Book:', 'Volume:')
        .replace("['Book']", '.Volume'),
    );
    expect(lost).toEqual([]);
  });

  test('a field, in words and in the examples of bodies', () => {
    const text = overlay(`  - target: $.components.schemas.Book.properties
    update:
      shelf: { description: Where it is., example: A1 }
  - target: $.components.schemas.Book.properties.shelf
    update: { title: Shelf }
  - target: ${listBooks}
    update:
      responses:
        "200":
          content:
            application/json:
              examples:
                two: { value: [{ title: One, shelf: A1 }, { shelf: B2 }] }
`);
    const {
      text: after,
      lost,
      counts,
    } = plan(
      text,
      ({ components: { schemas } }) => {
        schemas.Book = { properties: { title: {}, place: {} } };
      },
      [change({ type: 'Book', field: 'place', from: 'shelf' })],
    );
    expect(after).toBe(text.text.replaceAll('shelf', 'place'));
    expect(lost).toEqual([]);
    expect(counts).toEqual({ kept: 1, moved: 3, lost: 0 });
  });

  test('an area and a parameter', () => {
    const text = overlay(`  - target: $.tags[?@.name == 'Books']
    update: { description: About books. }
  - target: $.paths.*[?@.tags[0] == "Books"].parameters[?@.name == 'count']
    update: { description: How many. }
  - target: ${listBooks}.parameters[?@.name == 'author']
    update: { description: Who wrote it. }
`);
    const { text: after, lost } = plan(
      text,
      (books) => {
        books.tags = [{ name: 'Volumes' }];
        for (const operation of Object.values(books.paths['/books'] ?? {}))
          operation.tags = ['Volumes'];
        const parameters = [{ name: 'count' }, { name: 'writer' }];
        Object.assign(books.paths['/books']?.get ?? {}, { parameters });
      },
      [
        change({ area: 'Volumes', from: 'Books' }),
        change({ operation: 'ListBooks', parameter: 'writer', from: 'author' }),
      ],
    );
    expect(lost).toEqual([]);
    expect(after).toBe(
      text.text.replaceAll(/(['"])Books\1/g, '$1Volumes$1').replace("'author'", "'writer'"),
    );
  });

  test('an operation that is selected by its path, and a place among alternatives', () => {
    const text = overlay(`  - target: $.paths['/books'].get
    update: { summary: List books }
  - target: $.components.schemas.Action.oneOf[1].properties
    update: { RETURN: { description: Bring it back. } }
  - target: $.components.schemas.Action.oneOf[0].properties
    update: { LEND: { description: Take it. } }
`);
    const { text: after, lost } = plan(
      text,
      ({ paths, components: { schemas } }) => {
        paths['/books/list'] = { post: paths['/books']?.get ?? {} };
        delete paths['/books']?.get;
        schemas.Action = { oneOf: [{ type: 'object', properties: { RETURN: {} } }] };
      },
      [
        change({
          change: 'moved',
          operation: 'ListBooks',
          from: 'GET /books',
          to: 'POST /books/list',
        }),
      ],
    );
    expect(actionsOf(after)).toEqual([
      { target: "$.paths['/books/list'].post", update: { summary: 'List books' } },
      {
        target: '$.components.schemas.Action.oneOf[0].properties',
        update: { RETURN: { description: 'Bring it back.' } },
      },
    ]);
    expect(lost.map(({ address }) => address)).toEqual([
      '$.components.schemas.Action.oneOf[0].properties',
    ]);
  });
});

describe('gives the words of a parameter to the field of the body that it became', () => {
  const text = overlay(`  # Lists
  - target: ${listBooks}
    update: { summary: List books }
  - target: ${listBooks}.parameters[?@.name == 'author']
    update:
      description: Who wrote it.
      example: Woolf
  - target: $.paths.*.*.parameters[?@.name == 'count']
    update: { description: How many., example: 20 }
`);
  const moveToBody = ({
    paths,
    components: { schemas },
  }: Parameters<Parameters<typeof plan>[1]>[0]) => {
    const { parameters: _, ...get } = paths['/books']?.get ?? {};
    delete paths['/books']?.get;
    const content = { 'application/json': { schema: ref('ListBooksRequest') } };
    paths['/books/list'] = { post: { ...get, requestBody: { content } } };
    schemas.ListBooksRequest = {
      properties: {
        author: { type: 'array', items: { type: 'string' } },
        count: { type: 'integer' },
      },
    };
  };

  test('with a copy of words that other operations need', () => {
    const { text: after, lost, moved, counts } = plan(text, moveToBody);
    const [first, wildcard, added] = actionsOf(after);
    expect(first.update).toEqual({ summary: 'List books' });
    expect(wildcard.update.description).toBe('How many.');
    expect(added).toEqual({
      target: '$.components.schemas.ListBooksRequest.properties',
      update: {
        count: { description: 'How many.', example: 20 },
        author: { description: 'Who wrote it.' },
      },
    });
    expect(moved).toEqual([
      {
        file: 'a.yaml',
        from: `${listBooks}.parameters[?@.name == 'author']`,
        to: '$.components.schemas.ListBooksRequest.properties.author',
        count: 1,
      },
    ]);
    // The field takes a list.
    expect(lost.map(({ words }) => words)).toEqual([{ example: 'Woolf' }]);
    expect(counts).toEqual({ kept: 3, moved: 1, lost: 1 });
  });

  test('unless an overlay describes the field already', () => {
    const described = overlay(
      text.text.slice(text.text.indexOf('  # Lists')) +
        '  - target: $.components.schemas\n    update: { ListBooksRequest: { type: object, properties: { author: { description: Old. } } } }\n',
    );
    const { lost, moved } = plan(described, moveToBody);
    expect(moved).toEqual([]);
    expect(lost.map(({ words }) => words)).toEqual([
      { description: 'Who wrote it.', example: 'Woolf' },
    ]);
  });
});

test('gives the words of a field of the body to the parameter that it became', () => {
  const text = overlay(`  - target: $.components.schemas.Book.properties
    update:
      title: { description: On its cover. }
      shelf: { description: Where it stands., example: A1 }
`);
  const {
    text: after,
    lost,
    moved,
    counts,
  } = plan(
    text,
    ({ paths, components: { schemas } }) => {
      const schema = { type: 'string' };
      Object.assign(paths['/books']?.put ?? {}, {
        parameters: [{ name: 'shelf', in: 'query', schema }],
      });
      schemas.Book = { type: 'object', properties: { title: schema, kind: ref('Kind') } };
    },
    [
      change({
        change: 'moved',
        operation: 'AddBook',
        parameter: 'shelf',
        from: 'body',
        to: 'query',
      }),
    ],
  );
  expect(actionsOf(after)).toEqual([
    {
      target: '$.components.schemas.Book.properties',
      update: { title: { description: 'On its cover.' } },
    },
    {
      target: "$.paths.*[?@.operationId == 'AddBook'].parameters[?@.name == 'shelf']",
      update: { description: 'Where it stands.', example: 'A1' },
    },
  ]);
  expect(lost).toEqual([]);
  expect(moved).toHaveLength(1);
  expect(counts).toEqual({ kept: 1, moved: 2, lost: 0 });
});

describe('takes out what has no place, with its old address', () => {
  test('a response with its examples, a field, a value and an operation of a group', () => {
    const text = overlay(`  - target: ${listBooks}
    update:
      summary: List books
      responses:
        "200": { description: All of them. }
        # When the desk is closed
        "404":
          description: None.
          content: { application/json: { examples: { none: { summary: None, value: [] } } } }
  - target: $.components.schemas.Book.properties
    update:
      title: { description: On its cover. }
      shelf: { description: Where it is. }
  - target: $.components.schemas.Kind
    update:
      x-enum-descriptions: { NOVEL: Long., POEMS: Short. }
  - target: $.tags[?@.name == 'Loans']
    update:
      x-groups:
        - { title: Read, operations: [ListLoans] }
  - target: $.tags[?@.name == 'Books']
    update:
      x-groups:
        - title: Write
          operations: [AddBook, ListBooks]
`);
    const {
      text: after,
      lost,
      counts,
    } = plan(text, ({ paths, components: { schemas } }) => {
      delete paths['/loans'];
      Object.assign(paths['/books']?.get ?? {}, { responses: { 200: {} } });
      schemas.Book = { properties: { title: {} } };
      schemas.Kind = { enum: ['POEMS'] };
    });
    expect(after).toBe(
      overlay(`  - target: ${listBooks}
    update:
      summary: List books
      responses:
        "200": { description: All of them. }
  - target: $.components.schemas.Book.properties
    update:
      title: { description: On its cover. }
  - target: $.components.schemas.Kind
    update:
      x-enum-descriptions: { POEMS: Short. }
  - target: $.tags[?@.name == 'Books']
    update:
      x-groups:
        - title: Write
          operations: [AddBook, ListBooks]
`).text,
    );
    expect(lost.map(({ address, count }) => `${count} ${address}`)).toEqual([
      `3 ${listBooks}.responses['404']`,
      '1 $.components.schemas.Book.properties.shelf',
      "1 $.components.schemas.Kind['x-enum-descriptions'].NOVEL",
      "1 $.tags[?@.name == 'Loans']",
    ]);
    expect(counts).toEqual({ kept: 5, moved: 0, lost: 6 });
  });

  test('keys of examples that their type had', () => {
    const text = overlay(`  - target: $.paths.*[?@.operationId == 'AddBook']
    update:
      requestBody:
        content:
          application/json:
            examples:
              one: { value: { title: One, shelf: A1, note: Mine } }
`);
    const { text: after, lost } = plan(text, ({ components: { schemas } }) => {
      schemas.Book = { properties: { title: {} } };
    });
    expect(after).toBe(text.text.replace(' shelf: A1,', ''));
    expect(lost).toEqual([
      {
        file: 'a.yaml',
        address:
          "$.paths.*[?@.operationId == 'AddBook'].requestBody.content['application/json'].examples.one.value.shelf",
        words: 'A1',
        count: 0,
      },
    ]);
  });

  test('words on what a lost action added, and a file without words', () => {
    const text = overlay(`  - target: $.components.schemas.Kind
    update: { properties: { length: { type: integer } } }
  - target: $.components.schemas.Kind.properties
    update: { length: { description: In pages. } }
`);
    const { text: after, lost } = plan(text, ({ components: { schemas } }) => {
      delete schemas.Kind;
    });
    expect(after).toBeUndefined();
    expect(lost.map(({ address }) => address)).toEqual([
      '$.components.schemas.Kind',
      '$.components.schemas.Kind.properties',
    ]);
  });

  test('an operation that another area has now, in groups but not in life cycles', () => {
    const text = overlay(`  - target: $.tags[?@.name == 'Books']
    update:
      x-groups:
        - operations: [ListBooks, AddBook]
      x-life-cycle:
        - { operations: [ListBooks], description: Look. }
`);
    const { text: after, lost } = plan(text, ({ paths }) => {
      Object.assign(paths['/books']?.get ?? {}, { tags: ['Loans'] });
    });
    expect(after).toBe(text.text.replace('ListBooks, ', ''));
    expect(lost.map(({ words }) => words)).toEqual(['ListBooks']);
  });
});

test('keeps what an overlay adds to the interface, and mistakes that were there before', () => {
  const text = overlay(`  - target: $
    update: { servers: [{ url: "http://localhost" }] }
  - target: $.components.schemas.Unknown
    update: { description: Nowhere. }
  - target: $.components.schemas.Book.properties
    update: { pages: { description: Unknown too. } }
`);
  const { text: after, lost } = plan(text, () => {});
  expect(lost).toEqual([]);
  expect(after).toBe(text.text);
});

test('is done after one time', () => {
  const before = readInterface();
  const after = readInterface();
  const schemas = after.components as { schemas: Record<string, object> };
  delete after.paths?.['/context/weight/recompute'];
  delete schemas.schemas.ContextSortOn;
  const first = planWords(overlays, { before, after }, []);
  expect(first.lost.length).toBeGreaterThan(3);
  const edited = overlays.flatMap(({ file, text }) => {
    const current = first.texts.has(file) ? first.texts.get(file) : text;
    return current === undefined ? [] : [{ file, text: current }];
  });
  const again = planWords(edited, { before: after, after }, []);
  expect([...again.texts]).toEqual([]);
  expect(again.counts.lost).toBe(0);
  expect(again.counts.kept).toBe(first.counts.kept);
});
