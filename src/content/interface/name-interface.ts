import type { OpenApiDocument } from '../../openapi/document/document';
import { applyNames } from '../../openapi/names/apply-names';
import type { Names } from '../../openapi/names/names';
import type { Origin } from '../../overlays/overlay';
import { inFile, type Problem } from '../../problems/problem';
import type { ReadSettings } from '../read-author-files';
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
  /** The areas that replace tags of the file, by the names of these. */
  formerTags: ReadonlyMap<string, string>;
  /** Finds a part of the document in the file. */
  locate(pointer: string): Origin;
  /** Mistakes in `names.yaml` that only show with the interface. */
  problems: Problem[];
}

/** Gives the parts of an interface the names of `names.yaml`; without that file, they keep their own. */
export function nameInterface(
  { file, document }: InterfaceFile,
  { value: names, file: namesFile }: Pick<ReadSettings<Names>, 'value' | 'file'>,
): NamedInterface {
  if (!names) {
    const locate = (pointer: string): Origin => ({ file, pointer });
    return {
      document,
      likes: new Map(),
      originalNames: {},
      formerTags: new Map(),
      locate,
      problems: [],
    };
  }
  const named = applyNames(document, names);
  const types = Object.entries(names.types);
  return {
    document: named.document,
    generatedFile: file,
    likes: new Map(types.flatMap(([type, { like }]) => (like ? [[type, like]] : []))),
    originalNames: Object.fromEntries(
      types.map(([type, { schemas }]) => [type, schemas[0] ?? type]),
    ),
    formerTags: named.formerTags,
    locate: (pointer) => ({ file, pointer: named.toFile(pointer) }),
    problems: inFile(namesFile, named.problems),
  };
}
