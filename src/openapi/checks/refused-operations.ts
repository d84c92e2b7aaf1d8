import { rememberByObject } from '../../text/remember';
import { isStructure } from '../../text/written-number';
import { collectReached } from '../document/collect-reached';
import type { Json, OpenApiDocument } from '../document/document';
import { leaveOut } from '../document/hide-internal';
import { idOf, listOperations, listWebhooks, type RawOperation } from '../document/list-operations';
import { type DocumentPart, listParts } from '../document/list-parts';
import { follow } from '../document/reference';

/** A reference to a part of another kind than its place asks for. */
export interface WrongReference {
  ref: string;
  /** JSON pointer of the reference. */
  pointer: string;
  /** The kind that its place asks for, and that of its target. */
  wanted: string;
  kind: string;
  /** The operations that cannot be shown because of it. */
  operations: RawOperation[];
}

/**
 * Lists the references that lead to a part of the wrong kind, such as from a parameter to a schema, each with
 * the operations that need it, directly or through components.
 */
export const listWrongReferences = rememberByObject(
  (document: OpenApiDocument): WrongReference[] => {
    const kinds = new Map(listParts(document).map(({ value, kind }) => [value, kind] as const));
    const wrong = listReferences(document).flatMap(({ ref, pointer, holder }) => {
      const kind = kinds.get(follow(document, ref) as Json);
      const wanted = holder.kind;
      return kind && kind !== wanted ? [{ ref, pointer, wanted, kind, holder: holder.value }] : [];
    });
    if (wrong.length === 0) return [];
    const needed = [...listOperations(document), ...listWebhooks(document)].map((raw) => ({
      raw,
      parts: listNeeded(document, raw),
    }));
    return wrong.map(({ holder, ...each }) => ({
      ...each,
      operations: needed.flatMap(({ raw, parts }) => (parts.has(holder) ? [raw] : [])),
    }));
  },
);

/** The ids of the operations that need a reference to a part of the wrong kind. */
export function listRefusedIds(document: OpenApiDocument): Set<string> {
  return new Set(listWrongReferences(document).flatMap(({ operations }) => operations.map(idOf)));
}

/**
 * Leaves out the operations that need a reference to a part of the wrong kind. A document without any of these
 * stays the same object.
 */
export function withoutRefused(document: OpenApiDocument): OpenApiDocument {
  const refused = new Set<unknown>(
    listWrongReferences(document).flatMap(({ operations }) =>
      operations.map(({ operation }) => operation),
    ),
  );
  return refused.size === 0 ? document : leaveOut(document, (part) => refused.has(part));
}

/** A reference of a document, with the part that has it. */
export interface Reference {
  ref: string;
  /** JSON pointer of the reference. */
  pointer: string;
  holder: DocumentPart;
}

/** Lists the references of a document. */
export function listReferences(document: OpenApiDocument): Reference[] {
  return listParts(document).flatMap((holder) => {
    const { $ref: ref } = holder.value;
    return typeof ref === 'string' ? [{ ref, pointer: `${holder.pointer}/$ref`, holder }] : [];
  });
}

/** Every object and list that an operation consists of or refers to. */
function listNeeded(
  document: OpenApiDocument,
  { operation, pathItem }: RawOperation,
): Set<unknown> {
  const { parameters } = pathItem;
  const value = {
    security: document.security,
    ...operation,
    parameters: [operation.parameters, parameters],
  };
  const { components } = collectReached(document, value, []);
  const parts = new Set<unknown>();
  const left: unknown[] = [value, components];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (!isStructure(part) || parts.has(part)) continue;
    parts.add(part);
    left.push(...Object.values(part).filter(isStructure));
  }
  return parts;
}
