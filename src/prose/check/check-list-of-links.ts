import type { Finding } from '../../problems/problem';
import type { ComponentNode } from '../components/component';

/** Finds content of a component that is not one list, or has an entry without its link or text. */
export function checkListOfLinks(children: ComponentNode['children'], name: string): Finding[] {
  if (isListOfLinks(children)) return [];
  return [
    {
      code: 'component/without-list-of-links',
      found: `<${name}> with content other than a list of links, or with an entry that lacks its link or text`,
      expected: 'one list; each entry is a link, an empty line, and a text on what it is for',
      fix: 'write each entry as `- [Title](/docs/page/)`, an empty line, and the indented text',
    },
  ];
}

function isListOfLinks([list, ...others]: ComponentNode['children']): boolean {
  if (list?.type !== 'list' || others.length > 0) return false;
  return list.children.every(({ children: [title, ...text] }) => {
    const [link, ...rest] = title?.type === 'paragraph' ? title.children : [];
    return link?.type === 'link' && rest.length === 0 && text.length > 0;
  });
}
