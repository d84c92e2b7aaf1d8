import type { Root } from 'mdast';
import type { Finding } from '../../problems/problem';
import { listCode } from '../extract/list-code';

/** Finds blocks marked `output` that do not follow the commands that print them. */
export function checkOutput(tree: Root): Finding[] {
  const blocks = listCode(tree);
  return blocks.flatMap(({ meta, line }, index) => {
    const before = blocks[index - 1];
    const isPrinted = before?.language === 'bash' && before.meta.noRun === undefined;
    if (!meta.isOutput || isPrinted) return [];
    return [
      {
        line,
        column: 1,
        code: 'code/output-without-commands',
        found: 'a block with the option output that follows no commands',
        expected: '```bash with the commands that print it as the block before',
        fix: 'add the commands, or remove output',
      },
    ];
  });
}
