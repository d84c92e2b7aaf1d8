import type { Problem } from '../../src/problems/problem';
import type { CodeBlock } from '../../src/prose/extract/list-code';
import type { SplitText } from '../../src/story/forms';
import type { Bindings } from './compare/bindings';
import { compareOutput } from './compare/compare-output';
import { writeJson } from './compare/read-json';
import type { Exchange } from './proxy';
import type { Ended } from './run-limited';
import { findCause, shorten } from './shorten';

/** What a block of commands did. */
interface BlockRun {
  ended: Ended;
  exchanges: readonly Exchange[];
  /** Its time limit in seconds. */
  limit: number;
}

interface BlockChecks {
  file: string;
  line: number;
  split: SplitText;
  bindings: Bindings;
}

/** Checks how a block of commands ended, what the server returned to it, and what it printed. */
export function checkBlock(
  { ended, exchanges, limit }: BlockRun,
  statuses: readonly number[],
  output: CodeBlock | undefined,
  { file, line, split, bindings }: BlockChecks,
): Problem[] {
  const problem = (code: string, found: string, expected: string, fix: string): Problem => ({
    severity: 'error',
    code: `prove/${code}`,
    file,
    line,
    found,
    expected,
    fix,
  });
  const { code, stdout, stderr } = ended;
  if (code === undefined) {
    return [
      problem(
        'timeout',
        `commands that were still running after ${limit} s`,
        'commands that end',
        'give more time with --timeout',
      ),
    ];
  }
  const exit =
    code === 0
      ? []
      : [
          problem(
            'exit-code',
            `exit code ${code}: ${findCause(stderr || stdout)}`,
            'exit code 0',
            'correct the commands, or say with no-run="…" why they cannot be run',
          ),
        ];
  return [...exit, ...checkStatuses(), ...checkOutput()];

  function checkStatuses(): Problem[] {
    const failed = exchanges.filter(
      ({ response }) =>
        !response || (response.status >= 400 && !statuses.includes(response.status)),
    );
    const unseen = statuses.filter((status) =>
      exchanges.every(({ response }) => response?.status !== status),
    );
    return [
      ...failed.map(({ request: { method, path }, response, failure }) =>
        problem(
          'status',
          response
            ? `status ${response.status} of ${method} ${path} with ${shorten(response.body)}`
            : `no response to ${method} ${path}: ${failure}`,
          'calls that succeed',
          'correct the call, or write status=… after the language of the block',
        ),
      ),
      ...unseen.map((status) =>
        problem(
          'status',
          `no call with the status ${status}`,
          `a call that fails with ${status}`,
          'correct the status',
        ),
      ),
    ];
  }

  function checkOutput(): Problem[] {
    if (!output) return [];
    const { language, code: expected } = output;
    return compareOutput(language, expected, stdout, split, bindings).map(
      ({ place, ...sides }) => ({
        ...problem(
          'output',
          `${'found' in sides ? shorten(writeJson(sides.found)) : 'nothing'} at ${place} of what is printed`,
          `${'expected' in sides ? shorten(writeJson(sides.expected)) : 'nothing'}`,
          'correct the output, or the commands',
        ),
        line: output.line,
      }),
    );
  }
}
