import type { Nodes } from 'mdast';
import type { Operation } from '../openapi/model';
import { findMentions, type Mentioned } from '../prose/extract/find-mentions';
import { readMention } from '../prose/extract/references';
import type { AuthoredVersion, Guide } from './authored-version';

/** The mentions of operations in guides: the first sentence on each operation, by guide and operation id. */
export type GuideMentions = ReadonlyMap<Guide, ReadonlyMap<string, string>>;

/** Lists the operations that guides mention with a link, with `<Operation>`, or with their id as inline code. */
export function listMentions(
  { guides }: AuthoredVersion,
  operations: ReadonlyMap<string, Operation>,
): GuideMentions {
  const idsByRoute = new Map([...operations.values()].map(({ id, route }) => [route, id]));
  const name = (node: Nodes): Mentioned | undefined => {
    if (node.type === 'link') {
      const key = idsByRoute.get(node.url.split('#')[0] ?? '');
      return key === undefined ? undefined : { key };
    }
    if (node.type === 'inlineCode') {
      return operations.has(node.value) ? { key: node.value } : undefined;
    }
    const found = operations.get(readMention(node) ?? '');
    return found && { key: found.id, text: found.title };
  };
  return new Map(guides.map((guide) => [guide, findMentions(guide.prose.tree, name)]));
}
