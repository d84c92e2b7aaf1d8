import { asObject, type Json, type OpenApiDocument } from '../openapi/document';
import { escapeKey } from '../openapi/pointer';
import { nameOfReference, resolve } from '../openapi/reference';

/** A `$ref` that cannot be followed. */
export interface ReferenceProblem {
  pointer: string;
  /** JSON pointer of what the reference should lead to, where it may have been removed. */
  missing?: string;
  found: string;
  expected: string;
  repair: string;
}

/** Keys whose value is data, not a part of the document … */
const data = new Set(['example', 'examples', 'default', 'enum', 'const']);
/** … unless they are names that an author chose. */
const named = new Set([
  'properties',
  'patternProperties',
  'responses',
  'schemas',
  'headers',
  '$defs',
]);

/** Finds the references that lead to another file, or nowhere. */
export function checkReferences(document: Json): ReferenceProblem[] {
  const problems: ReferenceProblem[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $ref } = asObject(value);
    if (typeof $ref === 'string') {
      const problem = judge($ref, document as OpenApiDocument);
      if (problem) problems.push({ pointer: `${pointer}/$ref`, ...problem });
    }
    const isNamed = named.has(pointer.slice(pointer.lastIndexOf('/') + 1));
    for (const [key, part] of Object.entries(value)) {
      if (data.has(key) && !isNamed) continue;
      visit(part, `${pointer}/${escapeKey(key)}`);
    }
  };
  visit(document, '');
  return problems;
}

function judge(
  ref: string,
  document: OpenApiDocument,
): Omit<ReferenceProblem, 'pointer'> | undefined {
  if (!ref.startsWith('#')) {
    return {
      found: `a reference to ${ref}, outside of this document`,
      expected: 'references within the document, #/components/schemas/Name for example',
      repair: 'bundle the documents into one, or move the type into components',
    };
  }
  if (leadsSomewhere(document, ref)) return undefined;
  return {
    ...(ref.startsWith('#/') && { missing: ref.slice(1) }),
    found: `a reference to ${ref}, which does not exist`,
    expected: 'a reference to a part of the document',
    repair: 'correct the reference, or add what it leads to',
  };
}

/** An empty schema is something too, so the key must exist even where nothing stands behind it. */
function leadsSomewhere(document: OpenApiDocument, ref: string): boolean {
  const end = ref.lastIndexOf('/');
  const parent = resolve(document, { $ref: ref.slice(0, end) });
  return (
    Object.keys(resolve(document, { $ref: ref })).length > 0 ||
    Object.hasOwn(parent, nameOfReference(ref))
  );
}
