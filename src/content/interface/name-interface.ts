import type { OpenApiDocument } from '../../openapi/document/document';
import { applyNames } from '../../openapi/names/apply-names';
import type { Origin } from '../../overlays/overlay';
import { hasErrors, inFile } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { nameFile } from '../files/read-files';
import type { VersionFolder } from '../files/version-folder';
import { namesFile, readNames } from '../settings/names-config';
import type { InterfaceFile } from './read-interface';

/** The interface of a version as readers see it, before overlays. */
export interface NamedInterface {
  document: OpenApiDocument;
  /** The file, if it is generated: there are names for its parts. */
  generatedFile?: string;
  /** Types that share the words of another one, by their names. */
  likes: ReadonlyMap<string, string>;
  /** The schema of each type that names.yaml names, as the file calls it. */
  originalNames: Readonly<Record<string, string>>;
  /** Finds a part of the document in the file. */
  locate(pointer: string): Origin;
}

/**
 * Gives the parts of an interface the names of `names.yaml`; without that file, they keep their own. The
 * value is missing if it is invalid: overlays use its names, so each would select nothing.
 */
export async function nameInterface(
  version: Pick<VersionFolder, 'root' | 'folder'>,
  { file, document }: InterfaceFile,
): Promise<Read<NamedInterface>> {
  const { value: names, problems } = await readNames(version);
  if (hasErrors(problems)) return { problems };
  if (!names) {
    const locate = (pointer: string): Origin => ({ file, pointer });
    return { value: { document, likes: new Map(), originalNames: {}, locate }, problems };
  }
  const named = applyNames(document, names);
  const types = Object.entries(names.types);
  return {
    value: {
      document: named.document,
      generatedFile: file,
      likes: new Map(types.flatMap(([type, { like }]) => (like ? [[type, like]] : []))),
      originalNames: Object.fromEntries(
        types.map(([type, { schemas }]) => [type, schemas[0] ?? type]),
      ),
      locate: (pointer) => ({ file, pointer: named.toFile(pointer) }),
    },
    problems: [
      ...problems,
      ...inFile(nameFile(version.root, namesFile(version.folder)), named.problems),
    ],
  };
}
