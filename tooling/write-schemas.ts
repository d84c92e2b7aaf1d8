import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { authorFiles } from './schemas/author-files';
import { printSchema } from './schemas/print-schema';
import { printSettings } from './schemas/print-settings';

mkdirSync('schemas', { recursive: true });
for (const { name, title, schema } of authorFiles) {
  writeFileSync(`schemas/${name}.json`, printSchema(schema, title));
}
writeFileSync('schemas/README.md', printSettings());

/** What the last `npm run develop` made of the queries. */
const queryTypes = '.cache/query-types/gatsby-types.d.ts';
if (existsSync(queryTypes)) copyFileSync(queryTypes, 'src/templates/gatsby-types.d.ts');

console.log(`Wrote ${authorFiles.length} JSON Schemas, and their settings as a page, to schemas/.`);
