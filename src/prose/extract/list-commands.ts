import type { Root } from 'mdast';
import { type CodeBlock, listCode } from './list-code';

/**
 * The blocks that a reader of these languages uses: those without a language of their own, those of the
 * languages, and of other tabs the first.
 */
export function listCommands(tree: Root, languages: readonly string[]): CodeBlock[] {
  return listCode(tree).filter(
    ({ meta: { sdk }, tabs }) =>
      (sdk === undefined || languages.includes(sdk)) &&
      tabs.every(({ group, value, isFirst }) =>
        group === 'language' ? languages.includes(value) : isFirst,
      ),
  );
}

/** Whether a block is written to a file before it is run. */
export function isFileName(title: string): boolean {
  return /^[\w./-]*\.\w+$/.test(title) && !title.startsWith('/') && !title.includes('..');
}
