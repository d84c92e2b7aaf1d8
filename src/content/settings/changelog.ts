import { z } from 'zod';
import type { ChangelogEntry, DescribedChange } from '../../openapi/changes/change';
import type { Read } from '../../problems/read';
import type { SourceFile } from '../files/read-files';
import { parseYaml } from '../files/read-yaml';
import { checkName, checkParts, numberOf } from './changelog-findings';

const name = z.string().min(1);
const prose = z.string().trim().min(1);

const changeSchema = z.strictObject({
  change: z
    .enum(['added', 'removed', 'changed', 'moved', 'renamed'])
    .describe('What happened to the part; `moved` if an operation has another method or path.'),
  aspect: z
    .enum([
      ...['type', 'required', 'nullable', 'limits', 'default', 'deprecated', 'access'],
      ...['serialization', 'content', 'security', 'area'],
    ] as const)
    .optional()
    .describe('What about the part has changed; only for `changed`.'),
  operation: name
    .optional()
    .describe('The operationId: the new one, unless the operation was removed.'),
  type: name.optional().describe('The name of a type.'),
  area: name.optional().describe('The title of an area.'),
  parameter: name.optional().describe('A parameter of the operation.'),
  body: z.literal(true).optional().describe('The request body of the operation as a whole.'),
  response: name.optional().describe('A response of the operation, by its status in quotes: "404"'),
  header: name.optional().describe('A header of that response.'),
  field: name
    .optional()
    .describe(
      'A field: its path in the type (variants.id), or its anchor on the page (request.id).',
    ),
  variant: name.optional().describe('An alternative of the type, field or parameter.'),
  value: z.string().optional().describe('A value of an enum of the type, field or parameter.'),
  from: z.string().optional().describe('What it was: `GET /context`, `optional`, the old name.'),
  to: z.string().optional().describe('What it is now.'),
  breaking: z
    .boolean()
    .optional()
    .describe('`true` if it can make a working caller fail. Defaults to false.'),
  operations: z
    .array(name)
    .optional()
    .describe('The ids of the operations that it concerns. Defaults to the operation.'),
  text: prose.optional().describe('Prose on the change, in Markdown.'),
});

/** The shape of a file of `openapi/changelog`. */
export const changelogSchema = z.strictObject({
  date: z.iso
    .date('a date, as in the name of the file: 2026-11-23')
    .describe('The date of the update, as in the name of the file: 2026-11-23'),
  release: prose.optional().describe('The release of the platform, in quotes: "0.94.0"'),
  text: prose.optional().describe('Prose on the whole update, in Markdown.'),
  changes: z.array(changeSchema).describe('The changes, as `npm run api:update` found them.'),
});

/** Reads an entry of the changelog of an interface. */
export function readEntry({ file, text }: SourceFile): Read<ChangelogEntry> {
  const { value, problems } = parseYaml(text, file, changelogSchema);
  if (!value) return { problems };
  const { changes, ...head } = value;
  return {
    value: { file, ...head, changes: changes.map(completeChange) },
    problems: [...problems, ...checkName(file, value.date), ...checkParts(file, changes)],
  };
}

type WrittenChange = z.infer<typeof changeSchema>;

function completeChange(change: WrittenChange): DescribedChange {
  const { operation, breaking = false, operations } = change;
  return { ...change, breaking, operations: operations ?? (operation ? [operation] : []) };
}

/** Orders entries from the newest to the oldest. */
export function compareEntries(a: ChangelogEntry, b: ChangelogEntry): number {
  return b.date.localeCompare(a.date, 'en') || numberOf(b.file) - numberOf(a.file);
}
