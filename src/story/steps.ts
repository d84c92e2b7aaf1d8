import { toSlug } from '../text/slug';
import type { Step, Story } from './story';

/** A step of a story, and its place in it. */
export interface NumberedStep {
  step: Step;
  /** Counted from 1 through all chapters. */
  number: number;
  /** Its place on the page of the tour. */
  anchor: string;
  /** JSON pointer in the file of the story. */
  pointer: string;
}

/** A chapter of a story with its steps. */
export interface Chapter {
  title: string;
  /** Its place on the page of the tour. */
  anchor: string;
  description?: string;
  steps: NumberedStep[];
}

/** The chapters of a story with their places; chapters with the same title have different ones. */
export function listChapters({ chapters }: Pick<Story, 'chapters'>): Chapter[] {
  const anchors = chapters.map(({ title }) => toSlug(title));
  return chapters.map(({ title, description, steps }, index) => {
    const anchor = anchors[index] || 'chapter';
    const isRepeated = anchors.indexOf(anchor) !== index;
    const before = chapters.slice(0, index).reduce((sum, each) => sum + each.steps.length, 0);
    return {
      title,
      anchor: isRepeated ? `${anchor}-${index + 1}` : anchor,
      description,
      steps: steps.map((step, position) => {
        const number = before + position + 1;
        const pointer = `/chapters/${index}/steps/${position}`;
        return { step, number, anchor: `step-${number}`, pointer };
      }),
    };
  });
}

/** All steps of a story in the order in which they work. */
export function listSteps(story: Pick<Story, 'chapters'>): NumberedStep[] {
  return listChapters(story).flatMap(({ steps }) => steps);
}

/** The first step of a story that calls an operation. */
export function findFirstStep(
  story: Pick<Story, 'chapters'> | undefined,
  operationId: string,
): NumberedStep | undefined {
  return story && listSteps(story).find(({ step }) => step.call === operationId);
}
