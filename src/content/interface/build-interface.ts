import { buildApi } from '../../openapi/build/build-api';
import { findLargeExamples } from '../../openapi/checks/large-examples';
import { findStrayValues } from '../../openapi/checks/stray-values';
import { findUnshownParts } from '../../openapi/checks/unshown-parts';
import type { OpenApiDocument } from '../../openapi/document/document';
import type { Api } from '../../openapi/model';
import type { Finding } from '../../problems/problem';
import { remember, rememberByObject } from '../../text/remember';

/** Builds the model of an interface from its settled document, once, and finds what no page can show of it. */
export function buildInterface(
  document: OpenApiDocument,
  base: string,
): { api: Api; findings: readonly Finding[] } {
  return builderOf(document)(base);
}

const builderOf = rememberByObject((document: OpenApiDocument) =>
  remember(
    (base: string) => {
      const { api, problems } = buildApi(document, base);
      const findings = [
        ...problems,
        ...findStrayValues(document),
        ...findUnshownParts(document),
        ...findLargeExamples(document),
      ];
      return { api, findings };
    },
    (base) => base,
    1,
  ),
);
