import { code, writePageLink } from '../../text/inline-markdown';
import { documentRoute, operationRoute } from '../../text/routes';
import { toSlug } from '../../text/slug';
import { createUniqueNames } from '../../text/unique-names';
import { asObject, asText } from '../document/document';
import { idOf, listMethods, listWebhooks, type RawOperation } from '../document/list-operations';
import { escapeKey } from '../document/pointer';
import { resolve } from '../document/reference';
import type { Operation, Received } from '../model';
import type { Text } from '../text';
import { buildOperation, type OperationSources } from './build-operation';
import { titleOf } from './operation-words';
import { describeAddress } from './runtime-expression';

/** A request that the API sends. */
interface RawRequest {
  raw: RawOperation;
  /** Its name in the document. */
  name: string;
  received: Received;
  /** The start of its slug. */
  folder: string;
}

const words = 'Your server receives this request, and answers it with one of the responses below.';

/** Creates the function that builds the model of a request that the API sends, at an address of its own. */
export function createReceivedBuilder(sources: OperationSources) {
  const reserve = createUniqueNames();
  return ({ raw, name, received, folder }: RawRequest): Operation => {
    const id = asText(raw.operation.operationId) ?? name;
    const slug = reserve(`${folder}/${toSlug(id) || 'request'}`);
    const title = titleOf(raw.operation, id, name);
    const place = { id, slug, area: '', received, title };
    return buildOperation(sources, raw, place, [describeSender(raw, received)]);
  };
}

function describeSender({ path }: RawOperation, { owner }: Received): Text {
  if (!owner) return `${words} The API sends it to the address that you gave it.`;
  return `${words} After a call of ${writePageLink(owner.title, owner.route)}, the API sends it to ${describeAddress(path)}.`;
}

/** Lists the webhooks of a document. `route` is that of the document. */
export function listSentWebhooks({ document }: OperationSources, route: string): RawRequest[] {
  return listWebhooks(document).map((raw) => ({
    raw,
    name: raw.path,
    folder: 'webhooks',
    received: { kind: 'webhook', documentRoute: route },
  }));
}

/** Lists the callbacks of an operation. */
export function listCallbacks(
  { document, base }: OperationSources,
  owner: RawOperation,
): RawRequest[] {
  const folder = toSlug(idOf(owner));
  const route = operationRoute(base, folder);
  const title = titleOf(owner.operation, idOf(owner));
  return Object.entries(asObject(owner.operation.callbacks)).flatMap(([name, callback]) =>
    Object.entries(resolve(document, callback)).flatMap(([address, item]) =>
      listMethods(document, address, item, `${owner.pointer}/callbacks/${escapeKey(name)}`).map(
        (raw) => ({
          raw,
          name,
          folder,
          received: {
            kind: 'callback' as const,
            documentRoute: documentRoute(route),
            owner: { title, route },
          },
        }),
      ),
    ),
  );
}

/** Says on the page of an operation which requests it leads to. */
export function describeCallbacks(callbacks: readonly Operation[]): Text | undefined {
  if (callbacks.length === 0) return undefined;
  const rows = callbacks.map(({ title, route, method, path }) => {
    return `- ${writePageLink(title, route)}: ${code(method)} to ${describeAddress(path)}`;
  });
  return `**Callbacks:** after a call, the API can send these requests to your server.\n\n${rows.join('\n')}`;
}
