import type { OpenApiDocument } from '../../openapi/document/document';
import { extractOperations } from '../../openapi/document/extract-operations';
import type { VersionPages } from '../../page-models/model';
import type { PublishedFile } from './published-file';

/** Writes the OpenAPI document of a version, and one for each area and each operation. */
export function writeDocuments(pages: VersionPages): PublishedFile[] {
  const { overview, areas, operations, authored, operationsById } = pages;
  const { document } = authored;
  if (!overview || !document) return [];
  const parts = [
    ...areas.map((page) => ({
      path: page.document,
      operations: page.operationIds.flatMap((id) => operationsById.get(id)?.operation ?? []),
    })),
    ...operations.map((page) => ({ path: page.document, operations: [page.operation] })),
  ];
  return [
    { path: overview.document, text: formatDocument(document) },
    ...parts.map((part) => ({
      path: part.path,
      text: formatDocument(extractOperations(document, part.operations)),
    })),
  ];
}

function formatDocument(document: OpenApiDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
