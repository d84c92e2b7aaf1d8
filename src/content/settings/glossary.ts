import { z } from 'zod';
import type { Finding } from '../../problems/problem';
import type { GlossaryEntry } from '../../prose/glossary/entry';
import { listForms, normalise } from '../../prose/glossary/find-terms';

const form = z.string().regex(/^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u, 'a word or a phrase');

const entrySchema = z
  .strictObject({
    term: form.describe('The term as the docs use it, in the singular: Config version'),
    forms: z
      .array(form)
      .default([])
      .describe(
        'How texts write it besides the term itself: config versions. A capital letter may begin every form.',
      ),
    definition: z
      .string()
      .trim()
      .min(1)
      .regex(/^(?![\s\S]*\n\s*\n)/, 'one paragraph of Markdown')
      .describe('What it means, in one or two sentences of Markdown.'),
    page: z
      .string()
      .regex(/^\/(.*\/)?(#[^\s#]+)?$/, 'a route such as /docs/setup/, with or without an anchor')
      .describe('The page that explains it, as its route: /docs/setup/#database'),
    mark: z
      .boolean()
      .default(true)
      .describe(
        'With `false`, guides do not mark the term, because every reader knows it. Defaults to true.',
      ),
    except: z
      .array(z.string().min(1))
      .default([])
      .describe(
        'The guides in which the words mean something else, as paths below guides/: operate/sign-in',
      ),
  })
  .transform(({ mark, ...entry }): GlossaryEntry => ({ ...entry, isMarked: mark }));

/** The shape of `glossary.yaml`. */
export const glossarySchema = z.array(entrySchema);

/** Finds forms that two terms have, or one term twice: a text could mean either. */
export function findRepeatedForms(glossary: readonly GlossaryEntry[]): Finding[] {
  const owners = new Map<string, GlossaryEntry>();
  return glossary.flatMap((entry, index) =>
    listForms(entry).flatMap((written, position): Finding[] => {
      const owner = owners.get(normalise(written));
      owners.set(normalise(written), owner ?? entry);
      if (!owner) return [];
      const pointer = position === 0 ? `/${index}/term` : `/${index}/forms/${position - 1}`;
      return [{ pointer, ...describeRepeated(written, entry, owner) }];
    }),
  );
}

function describeRepeated(written: string, entry: GlossaryEntry, owner: GlossaryEntry): Finding {
  if (owner === entry) {
    return {
      code: 'glossary/repeated-form',
      found: `the form "${written}" of the term "${entry.term}" twice`,
      expected: 'each form once; a capital letter at its beginning makes no difference',
      fix: 'remove it',
    };
  }
  const isTerm = normalise(written) === normalise(entry.term);
  if (isTerm && normalise(owner.term) === normalise(written)) {
    return {
      code: 'glossary/repeated-term',
      found: `the term "${written}" twice`,
      expected: 'one entry for each term',
      fix: 'merge the entries, or rename one of the terms',
    };
  }
  return {
    code: 'glossary/shared-form',
    found: `"${written}" as a form of "${entry.term}", which is a form of "${owner.term}" too`,
    expected: 'each form for one term only',
    fix: 'remove it from one of the two',
  };
}
