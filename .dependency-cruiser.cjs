// Who may import whom, checked by `npm run check`. Biome refuses circles, and what views import from Gatsby.
'use strict';

/** Folders that import no React, no Gatsby and no module of Node.js, so that everything may use them. */
const pure = [
  'text',
  'problems',
  'openapi',
  'overlays',
  'samples',
  'prose',
  'navigation',
  'story',
  'page-models',
  'twins',
  'search',
];

const eachPure = (reach) => Object.fromEntries(pure.map((folder) => [folder, reach]));

/** What each folder of src may import from other folders: `all`, or only their `types`. A folder may always import from itself. */
const mayImport = {
  text: {},
  problems: { text: 'all' },
  openapi: { text: 'all', problems: 'all' },
  overlays: { text: 'all', problems: 'all', openapi: 'all' },
  samples: { text: 'all', openapi: 'all' },
  story: { text: 'all', problems: 'all', openapi: 'all', samples: 'all' },
  prose: { text: 'all', problems: 'all', openapi: 'types' },
  navigation: { text: 'all', problems: 'all', openapi: 'types', prose: 'types' },
  'page-models': {
    text: 'all',
    openapi: 'all',
    prose: 'all',
    samples: 'all',
    navigation: 'all',
    story: 'all',
  },
  twins: {
    text: 'all',
    openapi: 'all',
    prose: 'all',
    samples: 'types',
    navigation: 'all',
    'page-models': 'types',
  },
  search: {
    text: 'all',
    openapi: 'all',
    prose: 'all',
    navigation: 'types',
    'page-models': 'types',
  },
  content: eachPure('all'),
  gatsby: { ...eachPure('all'), content: 'all' },
  boot: {},
  runtime: { boot: 'all', problems: 'types', text: 'all' },
  hooks: { ...eachPure('types'), content: 'types', boot: 'all' },
  components: { ...eachPure('all'), content: 'types', hooks: 'all', boot: 'all' },
  templates: { ...eachPure('all'), content: 'types', components: 'all' },
  pages: { ...eachPure('all'), content: 'types', components: 'all' },
  styles: {},
  'html.tsx': {},
};

const oneOf = (paths) => `^src/(${paths.join('|')})(/|\\.|$)`;

/** The rules of one folder: which folders it may not import, and of which it may import only types. */
function limit(folder, reaches) {
  const from = { path: oneOf([folder]) };
  const entries = Object.entries(reaches);
  const typesOnly = entries.filter(([, reach]) => reach !== 'all').map(([target]) => target);
  const known = entries.map(([target]) => target);
  return [
    {
      name: `${folder}-imports-no-other-folder`,
      severity: 'error',
      from,
      to: { path: '^src/', pathNot: oneOf([folder, ...known]) },
    },
    ...(typesOnly.length > 0
      ? [
          {
            name: `${folder}-imports-only-types`,
            severity: 'error',
            from,
            to: {
              path: oneOf(typesOnly),
              dependencyTypesNot: ['type-only', 'type-import'],
            },
          },
        ]
      : []),
  ];
}

module.exports = {
  forbidden: [
    ...Object.entries(mayImport).flatMap(([folder, reaches]) => limit(folder, reaches)),
    {
      name: 'folder-is-in-the-table',
      comment: 'Each folder of src has an entry in `mayImport`.',
      severity: 'error',
      from: { path: '^src/', pathNot: [oneOf(Object.keys(mayImport)), '^src/fonts/'] },
      to: {},
    },
    {
      name: 'src-is-the-site',
      comment: 'What only a command or a test uses is not part of the site.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tooling|tests)/' },
    },
    {
      name: 'no-react-or-gatsby',
      comment: 'Commands and tests use these folders without a site around them.',
      severity: 'error',
      from: { path: oneOf([...pure, 'content']) },
      to: { path: 'node_modules/(@types/)?(react|gatsby)' },
    },
    {
      name: 'no-files',
      comment: 'Only these two folders run in Node.js alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: oneOf(['content', 'gatsby']) },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'boot-stands-alone',
      comment: 'The inline script before first paint contains no package.',
      severity: 'error',
      from: { path: oneOf(['boot']) },
      to: { pathNot: '^src/' },
    },
    {
      name: 'runtime-is-plain-dom',
      comment: 'Listeners for the whole document do not wait for React.',
      severity: 'error',
      from: { path: oneOf(['runtime']) },
      to: { path: 'node_modules/(@types/)?react' },
    },
    {
      name: 'site-data-is-rendered',
      comment:
        'The data of the frame is written for the bundle, so only what is rendered can import it.',
      severity: 'error',
      from: { path: '^src/', pathNot: oneOf(['components', 'templates', 'pages']) },
      to: { path: '^site-data/' },
    },
  ],
  options: {
    // Type-only imports count, too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: ['node_modules', '^(tooling|tests)/'] },
  },
};
