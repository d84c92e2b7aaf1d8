import { type Document, visit } from 'yaml';

/** What keeps a YAML text from being read, and at which offset. */
export interface YamlFault {
  offset: number;
  found: string;
  expected: string;
  repair: string;
}

const repairs: Record<string, string> = {
  DUPLICATE_KEY: 'remove one of the two',
  TAB_AS_INDENT: 'indent with spaces',
  TAG_RESOLVE_FAILED: 'put the value in quotes',
};

/** The words of a YAML error, without the place, which is told apart. */
function describeYamlError({ message }: { message: string }): string {
  return (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
}

/** Everything in a parsed YAML text that has no value: bad syntax, unknown tags, aliases that lead nowhere. */
export function listYamlFaults(document: Document): YamlFault[] {
  const faults: Omit<YamlFault, 'expected'>[] = [...document.errors, ...document.warnings].map(
    (error) => ({
      offset: error.pos[0],
      found: describeYamlError(error),
      repair:
        repairs[error.code] ??
        'mend the syntax at this place; values with a colon or a # need quotes',
    }),
  );
  visit(document, {
    Alias(_key, alias, path) {
      const meant = alias.resolve(document);
      if (meant && !path.includes(meant)) return;
      faults.push({
        offset: alias.range?.[0] ?? 0,
        found: `the alias *${alias.source} ${meant ? 'within what it stands for' : 'of no anchor'}`,
        repair: 'put the value in quotes if it is a text, or correct the alias',
      });
    },
  });
  return faults.map(({ found, ...fault }) => ({
    ...fault,
    found: `text that is not YAML: ${found}`,
    expected: 'valid YAML',
  }));
}
