import { basename } from 'node:path';
import { z } from 'zod';
import type { ChangelogEntry, DescribedChange } from '../../openapi/changes/change';
import { type Finding, inFile } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { parseYaml } from '../files/parse-yaml';
import type { SourceFile } from '../files/read-files';

const name = z.string().min(1);
const prose = z.string().trim().min(1);

const changeSchema = z.strictObject({
  change: z
    .enum(['added', 'removed', 'changed', 'moved', 'renamed'])
    .describe('What happened to the part; `moved` if an operation has another method or path.'),
  aspect: z
    .enum([
      'type',
      'required',
      'nullable',
      'limits',
      'default',
      'deprecated',
      'access',
      'serialization',
      'content',
      'security',
      'area',
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
  opening: z
    .array(
      z.strictObject({
        title: prose.describe('The heading of the section: What breaks'),
        text: prose.describe('The section, in Markdown.'),
      }),
    )
    .optional()
    .describe(
      'Sections above all updates, for whoever reads about a release first. Only those of the newest file that has any are shown.',
    ),
  changes: z.array(changeSchema).describe('The changes, as `npm run api:update` found them.'),
});

/** Reads an entry of the changelog of an interface. */
export function readEntry({ file, text }: SourceFile): Read<ChangelogEntry> {
  const { value, problems } = parseYaml(text, file, changelogSchema);
  if (!value) return { problems };
  const { changes, ...head } = value;
  return {
    value: { file, ...head, changes: changes.map(completeChange) },
    problems: [
      ...problems,
      ...inFile(file, [...checkName(file, value.date), ...checkParts(changes)]),
    ],
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

/** Finds the changes of which nobody could say what they concern. */
function checkParts(changes: readonly WrittenChange[]): Finding[] {
  return changes.flatMap((change, index): Finding[] => {
    const pointer = `/changes/${index}`;
    const { operation, type, area, aspect } = change;
    if (operation === undefined && type === undefined && area === undefined) {
      return [{ pointer, ...describeNoPart() }];
    }
    const isForeign = aspect !== undefined && change.change !== 'changed';
    if (!isForeign) return [];
    return [
      {
        code: 'changelog/aspect-of-no-change',
        pointer: `${pointer}/aspect`,
        found: `the aspect ${aspect} of a part that was ${change.change}`,
        expected: 'an aspect only together with `change: changed`',
        fix: 'remove the aspect, or write `change: changed`',
      },
    ];
  });
}

function describeNoPart(): Finding {
  return {
    code: 'changelog/no-part',
    found: 'a change without the part that it concerns',
    expected: 'an operation, a type or an area, and what is inside it',
    fix: 'add `operation: …`, `type: …` or `area: …`',
  };
}

/** A name like `2026-11-23.yaml`, or `2026-11-23-2.yaml` for the second update of a day. */
const namePattern = /^(\d{4}-\d\d-\d\d)(?:-(\d+))?\.yaml$/;

/** Checks that the name of a file begins with its date. */
function checkName(file: string, date: string): Finding[] {
  if (namePattern.exec(basename(file))?.[1] === date) return [];
  return [
    {
      code: 'changelog/wrong-name',
      near: 'date:',
      found: `the date ${date} in a file with the name ${basename(file)}`,
      expected: `the name ${date}.yaml, or ${date}-2.yaml for the second update of the day`,
      fix: 'rename the file, or correct the date',
    },
  ];
}

/** The number of an update among those of its day. */
export function numberOf(file: string): number {
  return Number(namePattern.exec(basename(file))?.[2] ?? 1);
}
