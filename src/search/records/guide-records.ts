import { splitSections } from '../../prose/extract/split-sections';
import { type Draft, listTrail, type SearchedPage, weights } from './draft';
import type { SearchContent, SearchedGuide } from './search-content';

/** The beginning of every guide, and each of its sections. */
export function draftGuides(content: SearchContent): Draft[] {
  const titleOf = titlesOfOperations(content);
  return content.guides.flatMap((guide) => draftGuide(guide, content, titleOf));
}

/** Gives the titles by which texts name operations. */
export function titlesOfOperations({ api }: SearchContent): (id: string) => string | undefined {
  const titles = new Map(api?.operations.map(({ id, title }) => [id, title]));
  return (id) => titles.get(id);
}

function draftGuide(
  guide: SearchedGuide,
  { sidebar }: SearchContent,
  titleOf: (id: string) => string | undefined,
): Draft[] {
  const { route, title, label, description, prose } = guide;
  const page: SearchedPage = { route, title, trail: listTrail(sidebar.entries, route) };
  let above: string | undefined;
  return splitSections(prose.tree, titleOf).map(({ heading, paragraphs, code }): Draft => {
    if (!heading) {
      const words = [description, ...paragraphs];
      return {
        ...{ kind: 'guide', title, page, weight: weights.page, code },
        names: [label],
        paragraphs: words,
      };
    }
    const isSub = heading.level === 3 && above !== undefined;
    const headings = isSub && above !== undefined ? [above] : [];
    if (heading.level === 2) above = heading.text;
    return {
      ...{ kind: 'guide', title: heading.text, page, headings, anchor: heading.id },
      weight: isSub ? weights.subsection : weights.section,
      ...{ paragraphs, code },
    };
  });
}
