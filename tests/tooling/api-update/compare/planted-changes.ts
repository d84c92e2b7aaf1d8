import { ref } from '../../../unit/build-document';
import type { Editable } from './library';

/** An edit of the library, and all changes that it makes. */
export interface PlantedChange {
  name: string;
  edit(after: Editable): void;
  changes: string[];
}

const operation = (after: Editable, path: string, method: string) => after.paths[path][method];
const schemas = (after: Editable) => after.components.schemas;

/** Edits that don't touch each other, so that all of them together make the sum of their changes. */
export const plantedChanges: PlantedChange[] = [
  {
    name: 'an operation with another operationId',
    edit: (after) => {
      operation(after, '/books/{id}', 'delete').operationId = 'RemoveBook';
    },
    changes: ['renamed RemoveBook: DeleteBook →  (RemoveBook)'],
  },
  {
    name: 'an operation with another method and path',
    edit: (after) => {
      after.paths['/members/list'] = { post: after.paths['/members'].get };
      delete after.paths['/members'].get;
    },
    changes: ['breaking moved FindMembers: GET /members → POST /members/list (FindMembers)'],
  },
  {
    name: 'an operation with types of its own, and without types',
    edit: (after) => {
      schemas(after).Shelf = { type: 'object', properties: { room: ref('Room') } };
      schemas(after).Room = { type: 'string', enum: ['A', 'B'] };
      after.paths['/shelves'] = {
        post: {
          operationId: 'CreateShelf',
          tags: ['Books'],
          requestBody: { content: { 'application/json': { schema: ref('Shelf') } } },
          responses: { 204: { description: 'Done' } },
        },
      };
    },
    changes: ['added CreateShelf:  → POST /shelves (CreateShelf)'],
  },
  {
    name: 'an enum with another value, and without one',
    edit: (after) => {
      schemas(after).BookKind.enum = ['novel', 'comic'];
    },
    changes: [
      'breaking added BookKind value comic (ListBooks CreateBook GetBook)',
      'breaking removed BookKind value poems (ListBooks CreateBook GetBook)',
    ],
  },
  {
    name: 'a field that callers must send',
    edit: (after) => {
      schemas(after).BookDraft.required = ['note', 'title'];
    },
    changes: ['breaking changed required BookDraft field note: optional → required (CreateBook)'],
  },
  {
    name: 'a response that is gone and one that is new',
    edit: (after) => {
      const { responses } = operation(after, '/books', 'post');
      responses[409] = responses[400];
      delete responses[400];
    },
    changes: ['added CreateBook 409 (CreateBook)', 'removed CreateBook 400 (CreateBook)'],
  },
  {
    name: 'a header that is gone',
    edit: (after) => {
      delete operation(after, '/books', 'get').responses[200].headers;
    },
    changes: ['breaking removed ListBooks 200 header x-total (ListBooks)'],
  },
  {
    name: 'a parameter with other limits, another default and another value',
    edit: (after) => {
      const [limit, , sort] = operation(after, '/books', 'get').parameters;
      Object.assign(limit.schema, { maximum: 50, default: 20 });
      sort.schema.enum.push('author');
    },
    changes: [
      'changed default ListBooks parameter limit: 10 → 20 (ListBooks)',
      'breaking changed limits ListBooks parameter limit: at most 100 → at most 50 (ListBooks)',
      'added ListBooks parameter sort value author (ListBooks)',
    ],
  },
  {
    name: 'a list that is sent in another way',
    edit: (after) => {
      operation(after, '/books', 'get').parameters[1].explode = false;
    },
    changes: [
      'breaking changed serialization ListBooks parameter tags: form, exploded → form (ListBooks)',
    ],
  },
  {
    name: 'a type that is split in two',
    edit: (after) => {
      const { street, city, ...kept } = schemas(after).Member.properties;
      schemas(after).Member.properties = { ...kept, address: ref('Address') };
      schemas(after).Address = { type: 'object', properties: { street, city } };
    },
    changes: [
      'added Member field address (FindMembers SaveMember)',
      'breaking removed Member field city (FindMembers SaveMember)',
      'breaking removed Member field street (FindMembers SaveMember)',
    ],
  },
  {
    name: 'a type with another name',
    edit: (after) => {
      schemas(after).LoanEvent = schemas(after).Loan;
      delete schemas(after).Loan;
      schemas(after).Event.oneOf[0] = ref('LoanEvent');
    },
    changes: ['renamed LoanEvent: Loan →  (SendEvent)'],
  },
  {
    name: 'a field of an unnamed object in a type',
    edit: (after) => {
      schemas(after).Book.properties.size.properties.height = { type: 'number' };
    },
    changes: ['added Book field size.height (ListBooks CreateBook GetBook)'],
  },
  {
    name: 'a field of an unnamed body with another type',
    edit: (after) => {
      const { requestBody } = operation(after, '/events', 'post');
      const { properties } = requestBody.content['application/json'].schema;
      properties.at = { type: 'array', items: { type: 'string' } };
    },
    changes: [
      'breaking changed type SendEvent field request.at: string → list of string (SendEvent)',
    ],
  },
  {
    name: 'credentials that are no longer enough',
    edit: (after) => {
      operation(after, '/books/{id}', 'get').security = [{ token: [], password: [] }];
    },
    changes: [
      'breaking changed security GetBook: HTTP bearer token → HTTP bearer token and HTTP basic (GetBook)',
    ],
  },
  {
    name: 'an operation that is deprecated, and in another area',
    edit: (after) => {
      Object.assign(operation(after, '/events', 'post'), { deprecated: true, tags: ['Books'] });
    },
    changes: [
      'changed area SendEvent: Members → Books (SendEvent)',
      'changed deprecated SendEvent:  → deprecated (SendEvent)',
    ],
  },
];
