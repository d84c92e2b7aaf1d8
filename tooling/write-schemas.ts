import { mkdirSync, writeFileSync } from 'node:fs';
import { authorFiles } from './schemas/author-files';
import { printSchema } from './schemas/print-schema';

mkdirSync('schemas', { recursive: true });
for (const { name, title, schema } of authorFiles) {
  writeFileSync(`schemas/${name}.json`, printSchema(schema, title));
}
console.log(`Wrote ${authorFiles.length} JSON Schemas to schemas/.`);
