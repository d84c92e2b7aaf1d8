import type { Code } from 'mdast';
import type { Finding } from '../../problems/problem';
import { suggest } from '../../text/nearest';
import { type CodeMeta, parseCodeMeta } from '../code/code-meta';
import { findLanguage, languageNames } from '../code/languages';

/** Finds a code block without a closing fence, which would contain the rest of `source`. */
export function checkFence({ position }: Code, source: string): Finding[] {
  const written = source.slice(position?.start.offset, position?.end.offset);
  const [fence = ''] = /^(`+|~+)/.exec(written) ?? [];
  const [, last = ''] = /\n[\s>]*(`+|~+)[ \t]*$/.exec(written) ?? [];
  if (last.startsWith(fence)) return [];
  return [
    {
      code: 'code/without-end',
      found: 'a code block that does not end',
      expected: `a line with only ${fence} after the code`,
      fix: `add the line ${fence}`,
    },
  ];
}

/** Finds an unknown language of a code block, and mistakes in the options after it. */
export function checkCode({ lang, meta, value }: Code): Finding[] {
  const { rest, ...parts } = parseCodeMeta(meta);
  return [
    ...checkLanguage(lang ?? ''),
    ...checkRest(rest),
    ...checkLineNumbers(parts, value.split('\n').length),
    ...checkChange(parts),
  ];
}

function checkLanguage(name: string): Finding[] {
  if (name === 'mermaid') return [diagram];
  if (findLanguage(name)) return [];
  return [
    {
      code: name ? 'code/unknown-language' : 'code/without-language',
      found: name
        ? `a code block in the unknown language ${name}`
        : 'a code block without a language',
      expected: 'a language that Prism highlights, such as bash, js, json, python, yaml or text',
      fix: suggest(name, languageNames, 'write ```text', (meant) => `\`\`\`${meant}`),
    },
  ];
}

const diagram: Finding = {
  code: 'code/diagram',
  severity: 'warning',
  found: 'a mermaid block, which is a drawing in other tools but code here',
  expected: 'a drawing in the folder figures',
  fix: 'save it as figures/<name>.svg and write <Figure src="<name>" alt="…" />, or ```text if its code is meant',
};

function checkRest(rest: string): Finding[] {
  if (!rest) return [];
  return [
    {
      code: 'code/unreadable-meta',
      found: `${rest} after the language of a code block`,
      expected:
        'title="…", showLineNumbers, {1,3-5} for marked lines, ins={2} for added and del={3-4} for removed ones; for commands no-run="why", sdk=python, status=409 and output',
      fix: 'correct or remove it',
    },
  ];
}

type Lines = Pick<CodeMeta, 'marked' | 'inserted' | 'deleted'>;

function checkLineNumbers({ marked, inserted, deleted }: Lines, count: number): Finding[] {
  const missing = [...marked, ...inserted, ...deleted].find((line) => line > count);
  if (!missing) return [];
  return [
    {
      code: 'code/unknown-line',
      found: `line ${missing} after the language of a code block with ${count === 1 ? 'one line' : `${count} lines`}`,
      expected: 'line numbers of the block, counted from 1',
      fix: 'correct or remove the number',
    },
  ];
}

function checkChange({ inserted, deleted }: Lines): Finding[] {
  const line = [...inserted].find((number) => deleted.has(number));
  if (!line) return [];
  return [
    {
      code: 'code/line-added-and-removed',
      found: `line ${line} of a code block, marked as both added and removed`,
      expected: 'each line in either ins={…} or del={…}',
      fix: 'remove it from one of the two',
    },
  ];
}
