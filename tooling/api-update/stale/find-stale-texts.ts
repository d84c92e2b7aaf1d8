import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { readFiles, type SourceFile } from '../../../src/content/files/read-files';
import { splitFrontmatter } from '../../../src/content/files/read-mdx';
import type { VersionFolder } from '../../../src/content/files/version-folder';
import { noteSchema } from '../../../src/content/settings/frontmatter';
import type { PartAddress } from '../../../src/openapi/changes/change';
import { asObject, type OpenApiDocument } from '../../../src/openapi/document/document';
import { idOf, listOperations } from '../../../src/openapi/document/list-operations';
import type { Comparison } from '../compare-files';
import type { WrittenOverlay } from '../read-current';
import { type AuthorText, listOverlayTexts } from './author-texts';
import { type ChangeWithWords, findStaleWords } from './find-stale-words';
import { readRenames } from './renames';

/**
 * Finds the texts of a version that the changes of its interface probably made wrong: for each change, in their order.
 * What is about a part that is gone is not among them, because its whole place is.
 */
export async function findStaleTexts(
  { root, folder }: Pick<VersionFolder, 'root' | 'folder'>,
  overlays: readonly WrittenOverlay[],
  { before, after, changes }: Comparison,
): Promise<ChangeWithWords[]> {
  const notes = await readFiles(root, join(folder, 'notes'), ['.mdx']);
  const guides = await readFiles(root, join(folder, 'guides'), ['.mdx']);
  const renames = readRenames(changes);
  const isThere = createLookUp(after);
  const ofNotes = notes.map((file) => {
    const { yaml = '' } = splitFrontmatter(file.text);
    const { operation: id = '' } = noteSchema.safeParse(parseDocument(yaml).toJS()).data ?? {};
    return toText(file, [{ operation: renames.operations.get(id) ?? id }]);
  });
  const ofOverlays = overlays.flatMap((overlay) => listOverlayTexts(overlay, before, renames));
  const texts = [
    ...[...ofOverlays, ...ofNotes].filter(({ parts }) => parts.length === 0 || parts.some(isThere)),
    ...guides.map((file) => toText(file, [])),
  ];
  return findStaleWords(texts, changes, { before, after });
}

function toText({ file, text }: SourceFile, parts: PartAddress[]): AuthorText {
  const { body, bodyLine } = splitFrontmatter(text);
  return { file, line: bodyLine, text: body, parts };
}

/** Creates a function that says whether a document has the operation or the type of a part. */
function createLookUp(document: OpenApiDocument): (part: PartAddress) => boolean {
  const operations = new Set(listOperations(document).map(idOf));
  const types = asObject(asObject(document.components).schemas);
  return ({ operation, type }) => {
    if (operation !== undefined) return operations.has(operation);
    return type === undefined || Object.hasOwn(types, type);
  };
}
