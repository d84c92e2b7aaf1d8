import { findPatternProblems } from '../../openapi/checks/patterns';
import { judgeDescriptions, judgeSummaries } from '../../openapi/coverage/judge-descriptions';
import { listDescriptions, nameOperations } from '../../openapi/coverage/list-descriptions';
import {
  type CoverageRow,
  findHoles,
  measureCoverage,
} from '../../openapi/coverage/measure-coverage';
import type { OpenApiDocument } from '../../openapi/document/document';
import { listExamples } from '../../openapi/examples/list-examples';
import type { ApiProblem } from '../../openapi/model/build-api';
import type { Problem } from '../../problems/problem';
import { createExampleValidator } from '../interface/validate-example';
import type { Locate } from '../model';

/** How much of an interface is documented, and what is missing or says nothing. */
export interface Coverage {
  rows: CoverageRow[];
  problems: Problem[];
}

/** Measures the words and examples of a document. */
export function checkCoverage(document: OpenApiDocument, locate: Locate): Coverage {
  const parts = listDescriptions(document);
  const operations = nameOperations(document);
  const found = [
    ...findHoles(document, parts, operations),
    ...judgeDescriptions(parts),
    ...judgeSummaries(operations),
    ...findPatternProblems(document),
    ...checkExamples(document),
  ];
  return {
    rows: measureCoverage(document, parts, operations),
    problems: found.map((problem) => ({
      severity: 'error',
      ...problem,
      ...locate(problem.pointer),
    })),
  };
}

function checkExamples(document: OpenApiDocument): ApiProblem[] {
  const unusable: ApiProblem[] = [];
  const validate = createExampleValidator(document, unusable);
  const misfits = listExamples(document).flatMap((example) => {
    const { pointer, schema } = example;
    const why = validate(example);
    if (why === undefined) return [];
    return [
      {
        pointer,
        found: `an example that does not fit its schema: ${why}`,
        expected: `a value of ${schema}`,
        repair: 'correct the example, or the schema if the example is true',
      },
    ];
  });
  return [...unusable, ...misfits];
}

/** The rows as a table for a terminal: `operations described   63 of 63   100 %`. */
export function formatCoverage(rows: readonly CoverageRow[]): string {
  const cells = rows.map(({ name, done, total }) => {
    // Rounded down, so that only what is complete reads so.
    const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
    return [name, String(done), String(total), String(percent)];
  });
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map(([name = '', done = '', total = '', percent = '']) => {
      const [first = 0, second = 0, third = 0, fourth = 0] = widths;
      const numbers = `${done.padStart(second)} of ${total.padStart(third)}`;
      return `${name.padEnd(first)}  ${numbers}  ${percent.padStart(fourth)} %`;
    })
    .join('\n');
}
