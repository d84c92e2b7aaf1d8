import { createLinkSource } from '../../navigation/link-source';
import { followVersion } from '../../page-models/changelog/former-parts';
import { type Finding, inFile, type Problem } from '../../problems/problem';
import type { VersionContent } from '../model';
import { checkLink, describeFormerMention } from './check-link';
import { describeUnknownOperation } from './check-operation-names';
import type { Routes } from './list-routes';

/** Checks the links, anchors and operation ids in guides and notes. */
export function checkTexts(version: VersionContent, routes: Routes): Problem[] {
  const operations = new Set(version.api?.operations.map(({ id }) => id));
  const former = new Map(
    followVersion(version).former.flatMap((part) =>
      part.kind === 'operation' ? [[part.name, part] as const] : [],
    ),
  );
  const toSource = createLinkSource(version);
  return [...version.guides, ...version.notes].flatMap((text) => {
    const { file, prose } = text;
    const source = toSource(text);
    return inFile(file, [
      ...prose.links.flatMap(({ url, line, column }): Finding[] => {
        const finding = checkLink(url, source, routes);
        return finding ? [{ line, column, ...finding }] : [];
      }),
      ...prose.mentions
        .filter(({ id }) => !operations.has(id))
        .map(({ id, line, column }) => {
          const part = former.get(id);
          const finding = part
            ? describeFormerMention(part)
            : describeUnknownOperation(id, operations);
          return { line, column, ...finding };
        }),
    ]);
  });
}
