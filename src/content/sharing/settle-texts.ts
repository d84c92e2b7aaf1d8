import { createLinkSource } from '../../navigation/link-source';
import type { Guide, Note } from '../../page-models/authored-version';
import { replaceLinks } from '../../prose/parse/replace-links';
import { rememberByAnswers } from '../../text/remember';
import { isShared } from '../files/version-folder';
import type { Lack } from './lack';
import {
  listLackingOperations,
  type MovedLink,
  moveLink,
  type Sharing,
  toOperationLink,
} from './move-link';

/** Something with its links in a version, and what the version lacks. */
export interface Settled<Part> {
  part: Part;
  lacks: Lack[];
}

/** Makes the links of the shared guides or notes of a version lead to its own pages, as far as it has them. */
export function settleTexts<Text extends Guide | Note>(
  texts: readonly Text[],
  sharing: Sharing,
): Settled<Text[]> {
  const { version, current } = sharing;
  const sourceOf = createLinkSource(current);
  const settled = texts.map((text) => {
    if (!isShared(version, text.file)) return { part: text, lacks: [] };
    const source = sourceOf(text);
    return settleText(text, (url) => moveLink(url, source, sharing), sharing);
  });
  return { part: settled.map(({ part }) => part), lacks: settled.flatMap(({ lacks }) => lacks) };
}

/** The same links make the same copy, from which the same page is built. */
const replaceKnown = rememberByAnswers(replaceLinks);

function settleText<Text extends Guide | Note>(
  text: Text,
  move: (url: string) => MovedLink,
  sharing: Sharing,
): Settled<Text> {
  const { file, prose } = text;
  const others = listLackingOperations(sharing);
  const settled = replaceKnown(prose, {
    href: (url) => move(url).url,
    operation: (id) => {
      const other = others.get(id);
      return other && toOperationLink(other);
    },
  });
  const at = { version: sharing.version.version, file };
  return {
    part: { ...text, prose: settled },
    lacks: [
      ...prose.links.flatMap(({ url, line, column }): Lack[] =>
        move(url).isLacking
          ? [{ ...at, line, column, code: 'link/missing-in-version', found: `a link to ${url}` }]
          : [],
      ),
      ...prose.mentions.flatMap(({ id, line, column }): Lack[] =>
        others.has(id)
          ? [
              {
                ...at,
                line,
                column,
                code: 'operation/missing-in-version',
                found: `the operation ${id}`,
              },
            ]
          : [],
      ),
    ],
  };
}
