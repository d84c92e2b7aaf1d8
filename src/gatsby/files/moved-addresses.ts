import type { VersionPages } from '../../page-models/model';
import { twinRoute } from '../../text/routes';
import type { PublishedFile } from './published-file';

/**
 * Writes the addresses of what was renamed, with the current ones, in the forms that servers include:
 * nginx, Caddy, and JSON for everything else. Without them, the pages at the old addresses lead on.
 */
export function writeMovedAddresses(
  versions: readonly Pick<VersionPages, 'base' | 'movedRoutes'>[],
  prefix: string,
): PublishedFile[] {
  const moved = versions.flatMap(({ base, movedRoutes }) =>
    [...movedRoutes].flatMap(([from, to]) => [
      [from, to],
      [twinRoute(base, from), twinRoute(base, to)],
    ]),
  );
  const addresses = moved.map(([from = '', to = '']) => [prefix + from, encodeURI(prefix + to)]);
  const writeLines = (write: (from: string, to: string) => string) =>
    addresses.map(([from = '', to = '']) => `${write(from, to)}\n`).join('');
  return [
    {
      path: 'moved-addresses.conf',
      // nginx refuses long texts in a map, but no regular expressions.
      text: writeLines((from, to) => `"~^${from.replaceAll('.', '\\.')}$" "${to}";`),
    },
    { path: 'moved-addresses.caddy', text: writeLines((from, to) => `"${from}" "${to}"`) },
    {
      path: 'moved-addresses.json',
      text: `${JSON.stringify(Object.fromEntries(addresses), null, 2)}\n`,
    },
  ];
}
