import { z } from 'zod';
import { type AuthorFile, authorFiles } from './author-files';
import { listSettings, type Setting } from './list-settings';

const introduction = `# Settings

Every setting that authors write in YAML, printed by \`npm run schemas\` from the schemas that
\`npm run check\` uses. In paths, \`[]\` is each entry of a list, and \`*\` each name that you choose.
`;

/** Prints the settings of all files that authors write, as a page of Markdown. */
export function printSettings(): string {
  return [introduction, ...authorFiles.map(printFile)].join('\n');
}

function printFile({ name, title, files, schema }: AuthorFile): string {
  const settings = listSettings(z.toJSONSchema(schema, { target: 'draft-07', io: 'input' }));
  const rows = settings.map(printRow);
  const table = ['| Setting | Value | Meaning |', '|---|---|---|', ...rows];
  const place = `Files: \`${files}\`. JSON Schema: [${name}.json](${name}.json).`;
  return [`## ${title}`, '', place, '', ...(rows.length > 0 ? [...table, ''] : [])].join('\n');
}

function printRow({ path, isRequired, values, byDefault, description }: Setting): string {
  const value = [
    isRequired && 'required',
    values.map((each) => `\`${each}\``).join(', '),
    byDefault && `defaults to \`${byDefault}\``,
  ];
  const text = description.replaceAll('|', '\\|').replaceAll('<', '&lt;');
  return `| \`${path}\` | ${value.filter(Boolean).join('; ')} | ${text} |`;
}
