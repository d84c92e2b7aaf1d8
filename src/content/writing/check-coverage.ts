import { findPatternProblems } from '../../openapi/checks/patterns';
import { judgeDescriptions, judgeSummaries } from '../../openapi/coverage/judge-descriptions';
import { listDescriptions, nameOperations } from '../../openapi/coverage/list-descriptions';
import {
  type CoverageRow,
  findHoles,
  measureCoverage,
} from '../../openapi/coverage/measure-coverage';
import type { OpenApiDocument } from '../../openapi/document/document';
import { listExamples, type WrittenExample } from '../../openapi/examples/list-examples';
import type { PointedFinding, Problem } from '../../problems/problem';
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

function checkExamples(document: OpenApiDocument): PointedFinding[] {
  const validate = createExampleValidator(document);
  const checked = listExamples(document).map((example) => ({ example, ...validate(example) }));
  const refusals = new Map(
    checked.flatMap(({ refusal }) => (refusal ? [[refusal.pointer, refusal] as const] : [])),
  );
  const misfits = checked.flatMap(({ example, misfit }) =>
    misfit === undefined ? [] : [describeMisfit(example, misfit)],
  );
  return [...refusals.values(), ...misfits];
}

function describeMisfit({ pointer, schema }: WrittenExample, misfit: string): PointedFinding {
  return {
    code: 'openapi/misfitting-example',
    pointer,
    found: `an example that does not fit its schema: ${misfit}`,
    expected: `a value of ${schema}`,
    fix: 'correct the example, or the schema if the example is true',
  };
}
