import type { Nodes } from 'mdast';
import type { Guide, VersionContent } from '../../content/model';
import { operationRoute } from '../../navigation/routes';
import { findMentions, type Mentioned } from '../../prose/extract/find-mentions';
import { readMention } from '../../prose/extract/references';
import { oncePerVersion } from './once-per-version';

/** What guides say of operations: the first sentence of each on each, by id. */
type Mentions = ReadonlyMap<Guide, ReadonlyMap<string, string>>;

/** A guide mentions an operation with a link, with `<Operation>`, or with its id as inline code. */
export const listMentions = oncePerVersion(({ base, api, guides }): Mentions => {
  const operations = api?.operations ?? [];
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const byRoute = new Map(operations.map(({ id, slug }) => [operationRoute(base, slug), id]));
  const name = (node: Nodes): Mentioned | undefined => {
    if (node.type === 'link') {
      const key = byRoute.get(node.url.split('#')[0] ?? '');
      return key === undefined ? undefined : { key };
    }
    if (node.type === 'inlineCode') return byId.has(node.value) ? { key: node.value } : undefined;
    const found = byId.get(readMention(node) ?? '');
    return found && { key: found.id, text: found.title };
  };
  return new Map(guides.map((guide) => [guide, findMentions(guide.prose.tree, name)]));
});

/** The guides that mention an operation, each with its first sentence on it. */
export function findMentioning(
  content: VersionContent,
  id: string,
): { guide: Guide; sentence: string }[] {
  return content.guides.flatMap((guide) => {
    const sentence = listMentions(content).get(guide)?.get(id);
    return sentence ? [{ guide, sentence }] : [];
  });
}
