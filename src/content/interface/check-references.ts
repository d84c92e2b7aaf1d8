import {
  listReferences,
  listWrongReferences,
  type WrongReference,
} from '../../openapi/checks/refused-operations';
import type { OpenApiDocument } from '../../openapi/document/document';
import { idOf } from '../../openapi/document/list-operations';
import { hasTarget } from '../../openapi/document/reference';
import { keepCauses } from '../../problems/keep-causes';
import type { Finding } from '../../problems/problem';

/** Finds the references to other files and to parts that do not exist. */
export function checkReferences(document: OpenApiDocument): Finding[] {
  const findings = listReferences(document).flatMap(({ ref, pointer }): Finding[] => {
    const finding = checkTarget(ref, document);
    return finding ? [{ pointer, ...finding }] : [];
  });
  return keepCauses(findings);
}

/** Finds the references to parts of the wrong kind, each mistake once, with the operations that are left out because of it. */
export function findRefusals(document: OpenApiDocument): Finding[] {
  const wrong = listWrongReferences(document);
  const causeOf = ({ ref, wanted }: WrongReference) => `${ref} as ${wanted}`;
  const findings = wrong.map((each) => {
    const { ref, pointer, kind, wanted } = each;
    const cause = causeOf(each);
    const alike = wrong.filter((other) => causeOf(other) === cause);
    return {
      code: 'openapi/reference-to-other-kind',
      cause,
      pointer,
      found: `a reference to ${ref}, which is a ${kind}; ${describeLoss(alike)}`,
      expected: `a reference to a ${wanted}`,
      fix: 'correct the reference, or move its target to where it belongs',
      isConfined: true as const,
    };
  });
  return keepCauses(findings);
}

function describeLoss(wrong: readonly WrongReference[]): string {
  const operations = wrong.flatMap((each) => each.operations);
  const names = new Set(operations.map((raw) => `${raw.method} ${raw.path} (${idOf(raw)})`));
  const listed = [...names].join(', ');
  if (names.size === 0) return 'no operation needs it';
  if (names.size === 1) return `${listed} is left out because of it`;
  return `${names.size} operations are left out because of it: ${listed}`;
}

function checkTarget(ref: string, document: OpenApiDocument): Finding | undefined {
  if (hasTarget(document, ref)) return undefined;
  if (!ref.startsWith('#')) {
    return {
      code: 'openapi/outer-reference',
      cause: 'outside',
      found: `a reference to ${ref}, outside this document`,
      expected: 'references within the document, for example #/components/schemas/Name',
      fix: 'bundle the documents into one: npx @redocly/cli bundle FILE --output bundled.yaml',
    };
  }
  return {
    code: 'openapi/dangling-reference',
    cause: ref,
    found: `a reference to ${ref}, which does not exist`,
    expected: 'a reference to a part of the document',
    fix: 'correct the reference, or add its target',
  };
}
