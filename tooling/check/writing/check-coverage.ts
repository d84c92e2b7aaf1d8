import { listDescriptions, textPointer } from '../../../src/openapi/coverage/list-descriptions';
import type { OpenApiDocument } from '../../../src/openapi/document/document';
import { listOperations } from '../../../src/openapi/document/list-operations';
import { listExamples, type WrittenExample } from '../../../src/openapi/examples/list-examples';
import type { BrokenRule } from '../../../src/openapi/examples/validate-value';
import { validateExample } from '../../../src/openapi/examples/validate-value';
import { keepCauses } from '../../../src/problems/keep-causes';
import type { Finding } from '../../../src/problems/problem';
import { findPatternProblems } from './find-pattern-problems';
import { judgeDescriptions, judgeSummaries } from './judge-descriptions';
import { type CoverageRow, findHoles, measureCoverage } from './measure-coverage';

/** How much of an interface is documented, and which texts are missing or uninformative. */
export interface Coverage {
  rows: CoverageRow[];
  findings: Finding[];
}

interface Options {
  /** The pointers of the descriptions that the platform wrote. */
  borrowed?: readonly string[];
  /** The pointers of the examples that authors wrote, each of which is reported by itself. */
  ours?: readonly string[];
  /** Whether the site wants to know what is missing. Finding it in a large document takes a while. */
  isRequired?: boolean;
}

/** Measures how many descriptions and examples a document has, and checks them. */
export function checkCoverage(document: OpenApiDocument, options: Options = {}): Coverage {
  const { borrowed = [], ours = [], isRequired = true } = options;
  const parts = listDescriptions(document);
  const platforms = new Set(borrowed);
  const operations = listOperations(document);
  return {
    rows: measureCoverage(document, parts, operations, (part) => platforms.has(textPointer(part))),
    findings: isRequired
      ? [
          ...findHoles(document, parts, operations),
          ...judgeDescriptions(parts),
          ...judgeSummaries(operations),
          ...findPatternProblems(document),
          ...checkExamples(document, ours),
        ]
      : [],
  };
}

/** Finds examples that do not match their schemas, and schemas that none can be compared with. */
function checkExamples(document: OpenApiDocument, ours: readonly string[] = []): Finding[] {
  const checked = listExamples(document).map((example) => ({
    example,
    ...validateExample(document, example),
  }));
  const rejections = new Map(
    checked.flatMap(({ rejection }) =>
      rejection ? [[rejection.pointer, rejection] as const] : [],
    ),
  );
  const misfits = checked.flatMap(({ example, broken }) => (broken ? [{ example, broken }] : []));
  return [...rejections.values(), ...describeMisfits(misfits, new Set(ours))];
}

/**
 * Reports what is wrong with each example. What several examples of the platform break is reported once,
 * because one change of the schema is enough; an author has to correct each of ours.
 */
function describeMisfits(
  misfits: readonly { example: WrittenExample; broken: readonly BrokenRule[] }[],
  ours: ReadonlySet<string>,
): Finding[] {
  const counts = new Map<string, number>();
  for (const { broken, example } of misfits) {
    if (ours.has(example.pointer)) continue;
    for (const rule of new Set(broken.map((each) => each.rule))) {
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
    }
  }
  const isShared = ({ rule }: BrokenRule) => (counts.get(rule) ?? 0) > 1;
  const findings = misfits.flatMap(({ example, broken }): Finding[] => {
    const own = broken.filter((each) => !isShared(each)).map(({ text }) => text);
    const shared = new Map(broken.filter(isShared).map(({ rule, text }) => [rule, text]));
    return [
      ...(own.length > 0 ? [describeMisfit(example, own.join('; '))] : []),
      ...[...shared].map(([cause, text]) => ({ cause, ...describeMisfit(example, text) })),
    ];
  });
  return keepCauses(findings);
}

function describeMisfit({ pointer, schema }: WrittenExample, misfit: string): Finding {
  return {
    code: 'openapi/misfitting-example',
    pointer,
    found: `an example that does not match its schema: ${misfit}`,
    expected: `a value that matches ${schema}`,
    fix: 'correct the example, or the schema if the example is right',
  };
}
