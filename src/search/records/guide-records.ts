import type { GuidePage } from '../../page-models/model';
import { type Draft, weights } from './draft';

/** Drafts the records of every guide: its start, and each of its sections. */
export function draftGuides(guides: readonly GuidePage[]): Draft[] {
  return guides.flatMap(draftGuide);
}

function draftGuide(page: GuidePage): Draft[] {
  let above: string | undefined;
  const sections = page.text.sections.filter(({ isSignpost }) => !isSignpost);
  return sections.map(({ heading, paragraphs, code, questions = [], messages = [] }): Draft => {
    if (!heading) {
      return {
        kind: 'guide',
        title: page.title,
        page,
        weight: weights[page.guide.standing ?? 'page'],
        code,
        messages,
        // Within a branch of a section, a label does not say again what the branch is about.
        names: [
          page.guide.label,
          ...page.trail.slice(1).map((above) => `${page.guide.label} ${above}`),
        ],
        paragraphs: [page.description, ...paragraphs],
      };
    }
    const isSub = heading.level === 3 && above !== undefined;
    const headings = isSub && above !== undefined ? [above] : [];
    if (heading.level === 2) above = heading.text;
    return {
      kind: 'guide',
      title: heading.text,
      page,
      headings,
      anchor: heading.id,
      weight: isSub ? weights.subsection : weights.section,
      paragraphs,
      code,
      questions,
      messages,
    };
  });
}
