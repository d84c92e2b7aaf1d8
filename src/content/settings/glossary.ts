import { z } from 'zod';
import { inFile, type Problem } from '../../problems/problem';
import type { GlossaryEntry } from '../../prose/glossary/entry';
import { listForms, normalise } from '../../prose/glossary/find-terms';
import { nameFile } from '../files/read-files';
import { readYaml } from '../files/read-yaml';
import { findVersionFile } from '../files/shared-files';
import type { VersionFolder } from '../files/version-folder';

const form = z.string().regex(/^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u, 'a word or a phrase');

/** The shape of `glossary.yaml`. */
export const glossarySchema = z.array(
  z.strictObject({
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
  }),
);

/** The terms of a version, and the file that defines them. */
export interface ReadGlossary {
  glossary: GlossaryEntry[];
  file: string;
  problems: Problem[];
}

/** Reads the glossary of a version. Empty if there is no file. */
export async function readGlossary(version: VersionFolder): Promise<ReadGlossary> {
  const path = await findVersionFile(version, 'glossary.yaml');
  const { value = [], problems } = await readYaml(version.root, path, glossarySchema);
  const glossary = value.map(({ mark, ...entry }) => ({ ...entry, isMarked: mark }));
  const file = nameFile(version.root, path);
  return { glossary, file, problems: [...problems, ...findRepeated(glossary, file)] };
}

/** Finds forms that two terms have, or one term twice: a text could mean either. */
function findRepeated(glossary: readonly GlossaryEntry[], file: string): Problem[] {
  const owners = new Map<string, GlossaryEntry>();
  return glossary.flatMap((entry, index) =>
    listForms(entry).flatMap((written, position): Problem[] => {
      const owner = owners.get(normalise(written));
      owners.set(normalise(written), owner ?? entry);
      if (!owner) return [];
      const pointer = position === 0 ? `/${index}/term` : `/${index}/forms/${position - 1}`;
      return inFile(file, [{ pointer, ...describeRepeated(written, entry, owner) }]);
    }),
  );
}

function describeRepeated(written: string, entry: GlossaryEntry, owner: GlossaryEntry) {
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
