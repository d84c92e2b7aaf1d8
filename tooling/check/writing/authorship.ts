import type { VersionContent } from '../../../src/content/model';
import {
  type Describable,
  listDescriptions,
  textPointer,
} from '../../../src/openapi/coverage/list-descriptions';
import { asObject, asText } from '../../../src/openapi/document/document';
import { escapeKey } from '../../../src/openapi/document/pointer';
import { listExamples } from '../../../src/openapi/examples/list-examples';

/** The parts of a version that only the platform has described: neither an author, nor one who described their type. */
export function listBorrowed({ document, locate, generatedFile }: VersionContent): Describable[] {
  if (!document || !locate) return [];
  const isPlatforms = (pointer: string) => locate(pointer).file === generatedFile;
  const schemas = Object.entries(asObject(asObject(document.components).schemas));
  const ourTypes = new Set(
    schemas.flatMap(([name, schema]) => {
      const text = asText(asObject(schema).description);
      const pointer = `/components/schemas/${escapeKey(name)}/description`;
      return text === undefined || isPlatforms(pointer) ? [] : [text];
    }),
  );
  return listDescriptions(document).filter(
    (part) =>
      part.description !== undefined &&
      !ourTypes.has(part.description) &&
      isPlatforms(textPointer(part)),
  );
}

/** The pointers of the examples of a version that authors wrote. */
export function listOurExamples({ document, locate, generatedFile }: VersionContent): string[] {
  if (!document || !locate) return [];
  const pointers = listExamples(document).map(({ pointer }) => pointer);
  return pointers.filter((pointer) => locate(pointer).file !== generatedFile);
}
