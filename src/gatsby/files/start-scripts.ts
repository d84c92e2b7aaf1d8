import { buildCall } from '../../openapi/calls/build-call';
import type { VersionPages } from '../../page-models/model';
import { listStarts, writeStartScript } from '../../page-models/start-script';
import { scriptRoute } from '../../text/routes';
import type { PublishedFile } from './published-file';

/**
 * Writes the scripts of a version that bring a server to where a guide ends. `origin` is the scheme,
 * host and prefix of the site.
 */
export function writeScripts({ authored }: VersionPages, origin: string): PublishedFile[] {
  const { guides, document, api } = authored;
  const [operation] = api?.operations ?? [];
  const server = document && operation ? buildCall(document, operation).server : '';
  return listStarts(guides).map((guide) => ({
    path: scriptRoute(guide.route).slice(1),
    text: writeStartScript(guide, { address: origin + guide.route, server }),
  }));
}
