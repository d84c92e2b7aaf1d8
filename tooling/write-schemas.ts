import { mkdirSync, writeFileSync } from 'node:fs';
import { authorFiles } from './schemas/author-files';
import { printSchema } from './schemas/print-schema';
import { printSettings } from './schemas/print-settings';

mkdirSync('schemas', { recursive: true });
for (const { name, title, schema } of authorFiles) {
  writeFileSync(`schemas/${name}.json`, printSchema(schema, title));
}
writeFileSync('schemas/README.md', printSettings());

console.log(`Wrote ${authorFiles.length} JSON Schemas, and their settings as a page, to schemas/.`);
