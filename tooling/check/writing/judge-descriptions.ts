import { maxTitleLength } from '../../../src/openapi/build/operation-words';
import { type Describable, textPointer } from '../../../src/openapi/coverage/list-descriptions';
import { asText } from '../../../src/openapi/document/document';
import type { RawOperation } from '../../../src/openapi/document/list-operations';
import type { Finding } from '../../../src/problems/problem';

const minLength = 20;
const maxNames = 4;

/** Finds poor descriptions: too short, only repeating the name, or the same for many parts. */
export function judgeDescriptions(parts: readonly Describable[]): Finding[] {
  const namesByText = new Map<string, Set<string>>();
  for (const { description, name } of parts) {
    if (description === undefined) continue;
    namesByText.set(description, (namesByText.get(description) ?? new Set()).add(name));
  }
  return parts.flatMap((part): Finding[] => {
    const { description = '', label } = part;
    if (description === '') return [];
    const names = [...(namesByText.get(description) ?? [])];
    const reason = judge(part, description, names);
    if (reason === undefined) return [];
    return [
      {
        code: 'coverage/poor-description',
        pointer: textPointer(part),
        found: `the description of ${label}, "${description}", ${reason}`,
        expected: `at least ${minLength} characters that say more than the name, written for this part alone`,
        fix: 'say what a caller needs to know about it',
      },
    ];
  });
}

function judge({ name }: Describable, text: string, names: string[]): string | undefined {
  const bare = bareLetters(text);
  const isRepeating =
    bare.includes(bareLetters(name)) && bare.length <= bareLetters(name).length + 6;
  if (isRepeating) return 'which only repeats the name';
  if (text.length < minLength) return `which has ${text.length} characters`;
  if (names.length > maxNames) return `which is shared word for word by ${names.join(', ')}`;
  return undefined;
}

function bareLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Finds operations whose summary is missing or too long for a title. */
export function judgeSummaries(operations: readonly RawOperation[]): Finding[] {
  return operations.flatMap(({ name, pointer, operation }) => {
    const summary = asText(operation.summary);
    if (summary !== undefined && summary.length <= maxTitleLength) return [];
    return [
      {
        code: summary === undefined ? 'coverage/no-summary' : 'coverage/long-summary',
        pointer: summary === undefined ? pointer : `${pointer}/summary`,
        found:
          summary === undefined
            ? `no summary of ${name}`
            : `a summary of ${name} with ${summary.length} characters`,
        expected: `a summary of at most ${maxTitleLength} characters, which is the title of the page`,
        fix: summary === undefined ? 'add one in an overlay' : 'shorten it',
      },
    ];
  });
}
