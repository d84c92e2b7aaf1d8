import type { z } from 'zod';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'settings, each with its name',
};

/** What a setting should be, in the words of authors. Schemas may say it in a message of their own. */
export function describeExpected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.expected;
    case 'too_small':
      return issue.origin === 'array' ? 'at least one entry' : 'a text that is not empty';
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`;
    case 'invalid_format':
      if (issue.format === 'url') return 'a full address, like https://example.org/';
      if (issue.format === 'starts_with') return 'a route of this site, which begins with /';
      return issue.message;
    case 'invalid_union':
      return issue.message
        .replace(/^Invalid discriminator value\. Expected /, 'one of ')
        .replaceAll("'", '')
        .replaceAll(' |', ',');
    default:
      return issue.message;
  }
}
