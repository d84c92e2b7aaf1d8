import { extractOperations } from '../../openapi/document/extract-operations';
import { printDocument } from '../../openapi/document/print-document';
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
      operations: page.operationIds.flatMap((id) => operationsById.get(id) ?? []),
    })),
    ...operations.map((page) => ({ path: page.document, operations: [page] })),
  ];
  return [
    { path: overview.document, text: printDocument(document) },
    ...parts.map((part) => ({
      path: part.path,
      text: printDocument(extractOperations(document, part.operations)),
    })),
  ];
}
