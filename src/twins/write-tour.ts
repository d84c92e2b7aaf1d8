import type { TourPage } from '../page-models/model';
import { code } from '../text/inline-markdown';
import { writeBlocks, writeLink, writePage } from './markdown';

/** Writes the twin of the tour: its chapters with their numbered steps. */
export function writeTour({
  title,
  description,
  chapters,
}: Pick<TourPage, 'title' | 'description' | 'chapters'>): string {
  return writePage(title, [
    description,
    ...chapters.map((chapter) =>
      writeBlocks([
        `## ${chapter.title}`,
        chapter.description,
        chapter.steps.map(writeStep).join('\n'),
      ]),
    ),
  ]);
}

function writeStep({
  number,
  operation,
  sends,
  description,
}: TourPage['chapters'][number]['steps'][number]): string {
  const { method, path } = operation;
  const call = `${writeLink(operation)}, ${code(`${method} ${path}`)}${sends ? `: ${sends}.` : '.'}`;
  return `${number}. ${[call, description?.replace(/\s+/g, ' ').trim()].filter(Boolean).join(' ')}`;
}
