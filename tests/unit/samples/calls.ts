import type { Content } from '../../../src/content/model';
import { buildCall } from '../../../src/openapi/calls/build-call';
import type { Call } from '../../../src/openapi/calls/call';
import type { OpenApiDocument } from '../../../src/openapi/document/document';
import type { Sdks } from '../../../src/samples/sample';
import { loadOwnSite } from '../sites';

/** The calls of all operations of the site's own content, their document, and what its SDKs are called. */
export async function loadCalls(): Promise<{
  calls: Call[];
  sdks: Sdks;
  document: OpenApiDocument;
}> {
  const { versions }: Content = await loadOwnSite();
  const { api, document, sdks } = versions[0] ?? {};
  if (!api || !document || !sdks) throw new Error('the content has no interface with SDKs');
  const calls = api.operations.map((operation) => buildCall(document, operation));
  return { calls, sdks, document };
}
