import { asObject, type Json, type OpenApiDocument } from '../openapi/document';
import { resolve } from '../openapi/reference';

/** A `$ref` that cannot be followed. */
export interface ReferenceProblem {
  pointer: string;
  found: string;
  expected: string;
  repair: string;
}

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
    for (const [key, part] of Object.entries(value)) {
      // What stands in an example is data, not a part of the document.
      if (key === 'example' || key === 'examples' || key === 'default' || key === 'enum') continue;
      visit(part, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
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
    found: `a reference to ${ref}, which does not exist`,
    expected: 'a reference to a part of the document',
    repair: 'correct the reference, or add what it leads to',
  };
}

/** An empty schema is something too, so the key must exist even where nothing stands behind it. */
function leadsSomewhere(document: OpenApiDocument, ref: string): boolean {
  const parent = resolve(document, { $ref: ref.slice(0, ref.lastIndexOf('/')) });
  const key = decodeURIComponent(ref.slice(ref.lastIndexOf('/') + 1));
  return (
    Object.keys(resolve(document, { $ref: ref })).length > 0 ||
    Object.hasOwn(parent, key.replaceAll('~1', '/').replaceAll('~0', '~'))
  );
}
