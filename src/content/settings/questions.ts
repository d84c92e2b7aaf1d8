import { z } from 'zod';

/** One question: a query of more words would be cut, and none ends like a sentence. */
export const questionSchema = z
  .string()
  .trim()
  .regex(/^.{8,64}$/, 'a question or phrase of 8 to 64 characters on a single line')
  .regex(/^\S+(\s+\S+){1,11}$/, 'a question or phrase of 2 to 12 words')
  .regex(/[^.,;:!…]$/, 'a question or phrase without a full stop at its end');

/** The most questions that one page or section has. */
export const maxQuestions = 8;

/** The shape of the questions that a page answers: `questions` of a guide, `x-questions` in overlays. */
export const questionsSchema = z
  .array(questionSchema)
  .min(2)
  .max(maxQuestions)
  .describe(
    'Two to eight questions or phrases of readers that the page answers, as they would type them: how do I undo a change.',
  );
