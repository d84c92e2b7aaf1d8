import { type Finding, inFile, type Problem } from '../../src/problems/problem';
import type { CodeBlock } from '../../src/prose/extract/list-code';
import type { SplitText } from '../../src/story/forms';
import { printJson } from '../../src/text/written-number';
import type { Bindings } from './compare/bindings';
import { compareOutput } from './compare/compare-output';
import type { Exchange } from './proxy';
import type { Ended } from './run-limited';
import { findCause, shorten, shortenBoth } from './shorten';

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
  const differences =
    ended.code === undefined
      ? [describeTimeout(limit)]
      : [
          ...checkExitCode(ended),
          ...checkStatuses(exchanges, statuses),
          ...(output ? checkOutput(ended.stdout, output, split, bindings) : []),
        ];
  return inFile(
    file,
    differences.map((each) => ({ line, ...each })),
  );
}

function describeTimeout(limit: number): Finding {
  return {
    code: 'prove/timeout',
    found: `commands that were still running after ${limit} s`,
    expected: 'commands that end',
    fix: 'give more time with --timeout',
  };
}

function checkExitCode({ code, stdout, stderr }: Ended): Finding[] {
  if (code === 0) return [];
  return [
    {
      code: 'prove/exit-code',
      found: `exit code ${code}: ${findCause(stderr || stdout)}`,
      expected: 'exit code 0',
      fix: 'correct the commands, or say with no-run="…" why they cannot be run',
    },
  ];
}

function checkStatuses(exchanges: readonly Exchange[], statuses: readonly number[]): Finding[] {
  // A program may end before the response to a request that it no longer needs, such as that of a poll.
  const failed = exchanges.filter(({ response, failure }) =>
    response
      ? response.status >= 400 && !statuses.includes(response.status)
      : failure !== undefined,
  );
  const unseen = statuses.filter((status) =>
    exchanges.every(({ response }) => response?.status !== status),
  );
  return [
    ...failed.map(({ request: { method, path }, response, failure }) => ({
      code: 'prove/status',
      found: response
        ? `status ${response.status} of ${method} ${path} with ${shorten(response.body)}`
        : `no response to ${method} ${path}: ${failure}`,
      expected: 'calls that succeed',
      fix: 'correct the call, or write status=… after the language of the block',
    })),
    ...unseen.map((status) => ({
      code: 'prove/status',
      found: `no call with the status ${status}`,
      expected: `a call that fails with ${status}`,
      fix: 'correct the status',
    })),
  ];
}

function checkOutput(
  stdout: string,
  { language, code, line }: CodeBlock,
  split: SplitText,
  bindings: Bindings,
): Finding[] {
  return compareOutput(language, code, stdout, split, bindings).map(({ place, ...sides }) => {
    const [found, expected] = shortenBoth(
      'found' in sides ? printJson(sides.found) : 'nothing',
      'expected' in sides ? printJson(sides.expected) : 'nothing',
    );
    return {
      code: 'prove/output',
      found: `${found} at ${place} of what is printed`,
      expected,
      fix: 'correct the output, or the commands',
      line,
    };
  });
}
