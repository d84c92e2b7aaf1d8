import { smallest } from '../unit/content/content-root';

/** A mistake in a file of authors, and the JSON pointer of what an editor marks. */
export interface SchemaMistake {
  file: string;
  text: string;
  at: string;
}

const item = '{ type: link, side: left, label: Docs, to: /docs/ }';
const column = '{ title: Learn, links: [{ label: Home, to: /docs/ }] }';
const site = smallest['site.yaml']
  .replace('items: []', `items: [${item}]`)
  .replace('columns: []', `columns: [${column}]`);

function inSite(at: string, before: string, after: string): SchemaMistake {
  if (!site.includes(before)) throw new Error(`site.yaml has no ${before}`);
  return { file: 'site.yaml', text: site.replace(before, after), at };
}

function inOverlay(at: string, target: string, update: string): SchemaMistake {
  const head = 'overlay: "1.0.0"\ninfo: { title: Words, version: "1" }\nactions:\n';
  const text = `${head}  - target: ${target}\n    update: ${update}\n`;
  return { file: 'openapi/overlays/words.yaml', text, at: `/actions/0${at}` };
}

const tag = "$.tags[?@.name == 'Books']";

/** Typical mistakes of authors. */
export const schemaMistakes: Record<string, SchemaMistake> = {
  'an unknown setting': inSite('', 'tagline:', 'tagLine:'),
  'a version that YAML takes for a number': inSite('/versions/0/name', '"1.0"', '1.0'),
  'an unknown status': inSite('/versions/0/status', 'status: current', 'status: latest'),
  'a prefix with a trailing slash': inSite('/prefix', '/library\n', '/library/\n'),
  'a url with a path': inSite('/url', 'library.example\n', 'library.example/docs\n'),
  'text for true': inSite('/colourMode/respectPrefersColorScheme', ': true', ': "true"'),
  'an unknown kind of item': inSite('/navbar/items/0/type', 'type: link', 'type: menu'),
  'an unknown side': inSite('/navbar/items/0/side', 'side: left', 'side: middle'),
  'a route without its leading slash': inSite(
    '/navbar/items/0/to',
    'to: /docs/ }] }\nf',
    'to: docs/ }] }\nf',
  ),
  'a link without a target': inSite('/footer/columns/0/links/0', 'Home, to: /docs/ ', 'Home '),
  'a list that is none': inSite('/languages', '[{ code: en, label: English }]', 'en'),
  'a guide without its key': { file: 'sidebar.yaml', text: '- index\n', at: '/0' },
  'an unknown part of the API': {
    file: 'sidebar.yaml',
    text: '- guide: index\n- api: operations\n',
    at: '/1/api',
  },
  'a branch without items': {
    file: 'sidebar.yaml',
    text: '- guide: index\n- label: More\n  items: []\n',
    at: '/1/items',
  },
  'a category with capitals': {
    file: 'sidebar.yaml',
    text: '- label: More\n  category: More things\n  items: [{ guide: index }]\n',
    at: '/0/category',
  },
  'an unknown answer to a retry': {
    file: 'openapi/errors.yaml',
    text: '- { status: "404", meaning: Gone, retry: sometimes, action: Wait }\n',
    at: '/0/retry',
  },
  'the status code of a success': {
    file: 'openapi/errors.yaml',
    text: '- { status: "200", meaning: Fine, retry: yes, action: None }\n',
    at: '/0/status',
  },
  'an SDK without its client': {
    file: 'openapi/sdks.yaml',
    text: 'python: { package: library }\n',
    at: '/python',
  },
  'an alias with a slash': {
    file: 'openapi/aliases.yaml',
    text: '- { slug: books/all, operation: ListBooks, why: It lists them. }\n',
    at: '/0/slug',
  },
  'a change of an unknown kind': {
    file: 'openapi/changelog/2026-11-23.yaml',
    text: 'date: 2026-11-23\nchanges: [{ change: deleted, operation: ListBooks }]\n',
    at: '/changes/0/change',
  },
  'a single synonym': { file: 'synonyms.yaml', text: '- [book]\n', at: '/0' },
  'a search for a page without its slash': {
    file: 'search-checks.yaml',
    text: '- { query: hours, route: /docs }\n',
    at: '/0/route',
  },
  'a target that is no JSONPath': inOverlay('/target', 'paths', '{ description: A text. }'),
  'a description that is no text': inOverlay('/update/description', '$.info', '{ description: 5 }'),
  'a description of a field that is no text': inOverlay(
    '/update/id/description',
    '$.components.schemas.Book.properties',
    '{ id: { description: [A text] } }',
  ),
  'groups that are no list': inOverlay('/update/x-groups', tag, '{ x-groups: { title: Read } }'),
  'a group without operations': inOverlay(
    '/update/x-groups/0',
    tag,
    '{ x-groups: [{ title: Read }] }',
  ),
  'a step with an unknown key': inOverlay(
    '/update/x-life-cycle/0',
    tag,
    '{ x-life-cycle: [{ operations: [ListBooks], state: LENT }] }',
  ),
  'a figure without its alternative text': inOverlay(
    '/update/x-figure',
    tag,
    '{ x-figure: { src: shelf }, x-life-cycle: [{ operations: [ListBooks] }] }',
  ),
  'the words of an enum as a list': inOverlay(
    '/update/x-enum-descriptions',
    '$.components.schemas.Kind',
    '{ x-enum-descriptions: [A novel] }',
  ),
  'a guide without a description': {
    file: 'guides/hours.mdx',
    text: '---\ntitle: Hours\n---\n\nFrom nine to five.\n',
    at: '',
  },
  'a slug with a slash in front': {
    file: 'guides/hours.mdx',
    text: '---\ntitle: Hours\ndescription: When we are there.\nslug: /hours\n---\n\nFrom nine.\n',
    at: '/slug',
  },
  'a note with another setting': {
    file: 'notes/list-books.mdx',
    text: '---\noperation: ListBooks\ntitle: Books\n---\n\nA note.\n',
    at: '',
  },
};
