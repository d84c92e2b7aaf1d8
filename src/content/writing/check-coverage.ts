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
import type { PointedFinding } from '../../problems/problem';
import { createExampleValidator } from '../interface/validate-example';

/** How much of an interface is documented, and which texts are missing or uninformative. */
export interface Coverage {
  rows: CoverageRow[];
  findings: PointedFinding[];
}

/** Measures how many descriptions and examples a document has, and checks them. */
export function checkCoverage(document: OpenApiDocument): Coverage {
  const parts = listDescriptions(document);
  const operations = nameOperations(document);
  return {
    rows: measureCoverage(document, parts, operations),
    findings: [
      ...findHoles(document, parts, operations),
      ...judgeDescriptions(parts),
      ...judgeSummaries(operations),
      ...findPatternProblems(document),
      ...checkExamples(document),
    ],
  };
}

function checkExamples(document: OpenApiDocument): PointedFinding[] {
  const validate = createExampleValidator(document);
  const checked = listExamples(document).map((example) => ({ example, ...validate(example) }));
  const rejections = new Map(
    checked.flatMap(({ rejection }) =>
      rejection ? [[rejection.pointer, rejection] as const] : [],
    ),
  );
  const misfits = checked.flatMap(({ example, misfit }) =>
    misfit === undefined ? [] : [describeMisfit(example, misfit)],
  );
  return [...rejections.values(), ...misfits];
}

function describeMisfit({ pointer, schema }: WrittenExample, misfit: string): PointedFinding {
  return {
    code: 'openapi/misfitting-example',
    pointer,
    found: `an example that does not match its schema: ${misfit}`,
    expected: `a value that matches ${schema}`,
    fix: 'correct the example, or the schema if the example is right',
  };
}
