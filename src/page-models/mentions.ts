import type { Nodes, Root } from 'mdast';
import type { Operation } from '../openapi/model';
import { findMentions, type Mentioned } from '../prose/extract/find-mentions';
import { readMention } from '../prose/extract/references';
import { remember, rememberByObject } from '../text/remember';
import type { AuthoredVersion, Guide } from './authored-version';
import type { LocatedFormerPart } from './changelog/former-parts';

/** The mentions of operations in guides: the first sentence on each operation, by guide and operation id. */
export type GuideMentions = ReadonlyMap<Guide, ReadonlyMap<string, string>>;

/**
 * Lists the operations that guides mention with a link, with `<Operation>`, or with their id as inline
 * code. The old id and route of a renamed operation count too.
 */
export function listMentions(
  { guides, api }: Pick<AuthoredVersion, 'guides' | 'api'>,
  former: readonly LocatedFormerPart[] = [],
): GuideMentions {
  const find = findersOf(api?.operations ?? none)(former);
  return new Map(guides.map((guide) => [guide, find(guide.prose.tree)]));
}

const none: readonly Operation[] = [];

/** The function that finds the mentions in a text, for the operations of an interface and what it no longer has. */
const findersOf = rememberByObject((operations: readonly Operation[]) =>
  remember(
    (former: readonly LocatedFormerPart[]) => createFinder(operations, former),
    (former) => JSON.stringify(former),
    1,
  ),
);

function createFinder(
  listed: readonly Operation[],
  former: readonly LocatedFormerPart[],
): (tree: Root) => ReadonlyMap<string, string> {
  const operations = new Map(listed.map((each) => [each.id, each]));
  const renamed = former.flatMap(({ kind, name, route, target }) =>
    kind === 'operation' && target ? [{ name, route, id: target.id }] : [],
  );
  const idsByRoute = new Map([
    ...renamed.map(({ route, id }) => [route, id] as const),
    ...[...operations.values()].map(({ id, route }) => [route, id] as const),
  ]);
  const idsByName = new Map(renamed.map(({ name, id }) => [name, id]));
  const find = (name: string) => operations.get(idsByName.get(name) ?? name);
  const name = (node: Nodes): Mentioned | undefined => {
    if (node.type === 'link') {
      const key = idsByRoute.get(node.url.split('#')[0] ?? '');
      return key === undefined ? undefined : { key };
    }
    if (node.type === 'inlineCode') {
      const named = find(node.value);
      return named && { key: named.id };
    }
    const found = find(readMention(node) ?? '');
    return found && { key: found.id, text: found.title };
  };
  return rememberByObject((tree: Root) => findMentions(tree, name));
}
