import { expect, test } from 'vitest';
import { ref } from '../../../unit/build-document';
import { changesOf, type Editable } from './library';

const json = (schema: unknown) => ({ 'application/json': { schema } });
const listBooks = (document: Editable) => document.paths['/books'].get;

test('reports a parameter that became a field of the body once', () => {
  const changes = changesOf((after) => {
    const { get } = after.paths['/members'];
    get.parameters.shift();
    get.requestBody = { content: json({ properties: { name: { type: 'string' } } }) };
  });
  expect(changes).toEqual([
    'breaking moved FindMembers parameter name: query → body (FindMembers)',
  ]);
});

test('reports a field of the body of its own type that became a parameter once', () => {
  const changes = changesOf((after) => {
    const { post } = after.paths['/books'];
    delete after.components.schemas.BookDraft.properties.note;
    post.parameters = [{ name: 'note', in: 'query', schema: { type: 'string' } }];
  });
  expect(changes).toEqual(['breaking moved CreateBook parameter note: body → query (CreateBook)']);
});

test('still reports the field if other operations send it too', () => {
  const changes = changesOf((after, before) => {
    for (const { paths } of [before, after]) {
      paths['/drafts'] = { put: { ...paths['/books'].post, operationId: 'SaveDraft' } };
    }
    delete after.components.schemas.BookDraft.properties.note;
    after.paths['/books'].post.parameters = [
      { name: 'note', in: 'query', schema: { type: 'string' } },
    ];
  });
  expect(changes).toEqual([
    'breaking moved CreateBook parameter note: body → query (CreateBook)',
    'breaking removed BookDraft field note (CreateBook SaveDraft)',
  ]);
});

test('reports the body besides if it has more than the former parameter, or another type', () => {
  const move = (properties: Editable) => (after: Editable) => {
    const { get } = after.paths['/members'];
    get.parameters.shift();
    get.requestBody = { required: true, content: json({ properties }) };
  };
  expect(changesOf(move({ name: { type: 'string' }, age: {} }))).toEqual([
    'breaking moved FindMembers parameter name: query → body (FindMembers)',
    'breaking added FindMembers body:  → required (FindMembers)',
  ]);
  expect(changesOf(move({ name: { type: 'integer' } }))).toEqual([
    'breaking removed FindMembers parameter name (FindMembers)',
    'breaking added FindMembers body:  → required (FindMembers)',
  ]);
});

test('reports parameters: new, gone, sent in a header, required and of another type', () => {
  const changes = changesOf((after) => {
    const [limit, tags, sort] = listBooks(after).parameters;
    Object.assign(limit, { in: 'header' });
    Object.assign(tags, { required: true, deprecated: true });
    sort.schema = { type: 'integer' };
    listBooks(after).parameters.push(
      { name: 'page', in: 'query', schema: {} },
      { name: 'x-org', in: 'header', required: true, schema: {} },
    );
    after.paths['/members'].get.parameters.pop();
  });
  expect(changes).toEqual([
    'added ListBooks parameter limit (ListBooks)',
    'breaking changed required ListBooks parameter tags: optional → required (ListBooks)',
    'changed deprecated ListBooks parameter tags:  → deprecated (ListBooks)',
    'breaking changed type ListBooks parameter sort: string → integer (ListBooks)',
    'added ListBooks parameter page (ListBooks)',
    'breaking added ListBooks parameter x-org:  → required (ListBooks)',
    'breaking removed ListBooks parameter limit (ListBooks)',
    'breaking removed FindMembers parameter city (FindMembers)',
  ]);
});

test('does not break callers if a parameter takes several values, each sent by itself', () => {
  const edit = (explode: boolean) => (after: Editable) => {
    const [parameter] = after.paths['/members'].get.parameters;
    parameter.schema = { type: 'array', items: parameter.schema };
    parameter.explode = explode;
  };
  const change = 'changed type FindMembers parameter name: string → list of string (FindMembers)';
  expect(changesOf(edit(true))).toEqual([change]);
  expect(changesOf(edit(false))).toEqual([`breaking ${change}`]);
});

test('ignores where parameters are written, their order and how headers are spelled', () => {
  const changes = changesOf((after, before) => {
    const [, ...others] = listBooks(after).parameters;
    after.components.parameters = { Limit: listBooks(after).parameters[0] };
    after.paths['/books'].parameters = others.reverse();
    listBooks(after).parameters = [{ $ref: '#/components/parameters/Limit' }];
    // The other operation of the path has them too, so it gets them before as well.
    before.paths['/books'].post.parameters = structuredClone(others);
    const { headers } = listBooks(after).responses[200];
    listBooks(after).responses[200].headers = { 'X-Total': headers['x-total'] };
  });
  expect(changes).toEqual([]);
});

test('reports bodies: required, gone, of another media type or another type', () => {
  const changes = changesOf((after) => {
    const { post } = after.paths['/books'];
    post.requestBody = { content: { 'application/xml': { schema: ref('Member') } } };
    delete after.paths['/members'].put.requestBody;
  });
  expect(changes).toEqual([
    'changed required CreateBook body: required → optional (CreateBook)',
    'breaking changed content CreateBook body: application/json → application/xml (CreateBook)',
    'breaking changed type CreateBook body: BookDraft → Member (CreateBook)',
    'breaking removed SaveMember body (SaveMember)',
    'removed BookDraft (CreateBook)',
  ]);
});

test('reports media types once if they share their schema', () => {
  const changes = changesOf((after, before) => {
    for (const document of [before, after]) {
      const { content } = listBooks(document).responses[200];
      content['application/xml'] = content['application/json'];
    }
    listBooks(after).responses[200].content['application/json'].schema.properties.total = {};
    listBooks(after).responses[200].content['text/csv'] = {};
  });
  expect(changes).toEqual([
    'changed content ListBooks 200:  → text/csv (ListBooks)',
    'added ListBooks field response.200.total (ListBooks)',
  ]);
});

test('reports responses: a success with another status, a header and its type', () => {
  const changes = changesOf((after) => {
    const { responses } = after.paths['/books/{id}'].delete;
    responses[202] = responses[204];
    delete responses[204];
    const { headers } = listBooks(after).responses[200];
    headers['x-total'].schema.type = 'string';
    headers['x-next'] = { schema: { type: 'string' } };
  });
  expect(changes).toEqual([
    'breaking changed type ListBooks 200 header x-total: integer → string (ListBooks)',
    'added ListBooks 200 header x-next (ListBooks)',
    'breaking renamed DeleteBook 202: 204 →  (DeleteBook)',
  ]);
});

test('reports credentials by what they are and not by the name of their scheme', () => {
  const secure = (security: unknown) => (after: Editable) => {
    listBooks(after).security = security;
  };
  expect(changesOf(secure([{ token: [] }, { password: [] }]))).toEqual([
    'changed security ListBooks: HTTP bearer token → HTTP bearer token or basic (ListBooks)',
  ]);
  expect(changesOf(secure([]))).toEqual([
    'changed security ListBooks: HTTP bearer token → none (ListBooks)',
  ]);
  expect(changesOf(secure([{ password: [] }]))).toEqual([
    'breaking changed security ListBooks: HTTP bearer token → HTTP basic (ListBooks)',
  ]);
  expect(changesOf(secure([{ token: ['write'] }]))).toEqual([
    'breaking changed security ListBooks: HTTP bearer token → HTTP bearer token with the role write (ListBooks)',
  ]);
  const renameScheme = (after: Editable) => {
    after.components.securitySchemes.other = after.components.securitySchemes.token;
    delete after.components.securitySchemes.token;
    after.security = [{ other: [] }];
  };
  expect(changesOf(renameScheme)).toEqual([]);
});
