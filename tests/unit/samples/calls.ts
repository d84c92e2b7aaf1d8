import { fileURLToPath } from 'node:url';
import { loadContent } from '../../../src/content/load-content';
import { buildCall, type Call } from '../../../src/openapi/call';
import type { Sdks } from '../../../src/samples/sample';

const root = fileURLToPath(new URL('../../../content', import.meta.url));

/** The calls of all operations of the site's own content, and what its SDKs are called. */
export async function loadCalls(): Promise<{ calls: Call[]; sdks: Sdks }> {
  const { content } = await loadContent(root);
  const version = content?.versions[0];
  const { api, document, sdks } = version ?? {};
  if (!api || !document || !sdks) throw new Error('the content has no interface with SDKs');
  return { calls: api.operations.map((operation) => buildCall(document, operation)), sdks };
}
