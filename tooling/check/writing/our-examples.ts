import type { VersionContent } from '../../../src/content/model';
import { listExamples } from '../../../src/openapi/examples/list-examples';

/** The pointers of the examples of a version that authors wrote. */
export function listOurExamples({ document, locate, generatedFile }: VersionContent): string[] {
  if (!document || !locate) return [];
  const pointers = listExamples(document).map(({ pointer }) => pointer);
  return pointers.filter((pointer) => locate(pointer).file !== generatedFile);
}
