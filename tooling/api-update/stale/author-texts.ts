import { createPointerFinder } from '../../../src/content/files/positions';
import type { PartAddress } from '../../../src/openapi/changes/change';
import type { OpenApiDocument } from '../../../src/openapi/document/document';
import { escapeKey } from '../../../src/openapi/document/pointer';
import { queryPath } from '../../../src/overlays/json-path';
import { isStructure } from '../../../src/text/written-number';
import type { WrittenOverlay } from '../read-current';
import { partAt } from './part-at';
import type { Renames } from './renames';

/** A text of an author, and the parts of the interface that it is about. */
export interface AuthorText {
  file: string;
  /** The line on which it starts. */
  line: number;
  text: string;
  /** With their newest names; empty for a guide, which may be about anything. */
  parts: PartAddress[];
}

/** The texts of overlays, with what they are about in the document that they are written for. */
export function listOverlayTexts(
  { file, text, actions }: WrittenOverlay,
  document: OpenApiDocument,
  renames: Renames,
): AuthorText[] {
  const findPosition = createPointerFinder(text);
  const lines = text.split('\n');
  return actions.flatMap(({ target, update }, index) => {
    const selected = queryPath(document, target);
    const matches = 'matches' in selected ? selected.matches : [];
    return listStrings(update, []).map(({ path, text: words }): AuthorText => {
      const pointer = `/actions/${index}/update${path.map((key) => `/${escapeKey(key)}`).join('')}`;
      const { line } = findPosition(pointer);
      const isBlock = /:\s+[|>][-+\d]*\s*$/.test(lines[line - 1] ?? '');
      const parts = matches.map(({ location }) =>
        renamePart(partAt(document, [...location, ...path.slice(0, -1)]), renames),
      );
      return { file, line: isBlock ? line + 1 : line, text: words, parts };
    });
  });
}

/** The address of a part with the new names of its operation and type. */
function renamePart(part: PartAddress, { operations, types, nameOf }: Renames): PartAddress {
  const { operation, type, field } = part;
  const name = nameOf(part);
  const path = field?.slice(0, field.lastIndexOf('.') + 1) ?? '';
  return {
    ...part,
    ...(operation && { operation: operations.get(operation) ?? operation }),
    ...(type && { type: types.get(type) ?? type }),
    ...(field && name && !part.value && { field: path + name }),
  };
}

const texts = new Set(['description', 'summary', 'title', 'caption', 'alt']);

/** The texts for readers in an update. Values of examples are not among them. */
function listStrings(value: unknown, path: string[]): { path: string[]; text: string }[] {
  const key = path.at(-1) ?? '';
  if (typeof value === 'string') {
    const isText = texts.has(key) || path.at(-2) === 'x-enum-descriptions';
    return isText ? [{ path, text: value }] : [];
  }
  const isData = (key === 'value' || key === 'example') && path.at(-2) !== 'properties';
  if (!isStructure(value) || isData) return [];
  return Object.entries(value).flatMap(([name, part]) => listStrings(part, [...path, name]));
}
