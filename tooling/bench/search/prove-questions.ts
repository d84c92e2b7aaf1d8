import { type Vocabulary, writeIndex } from '../../../src/search/engine/index/write-index';
import type { SearchRecord } from '../../../src/search/record';
import { openIndex } from './open-index';

/** How many questions find their own page among the first three. */
export interface QuestionProof {
  count: number;
  /** With all of them in the index. */
  found: number;
  /** Each with itself left out of the index. */
  foundWithout: number;
}

const places = 3;

/** A question, its number on its page or section, and the page that it must find. */
interface AskedQuestion {
  text: string;
  number: number;
  page: string;
}

/**
 * Asks every question of pages and sections, once as it is, and once without itself. For speed, the
 * questions with the same number on their page or section are left out together.
 */
export function proveQuestions(
  records: readonly SearchRecord[],
  vocabulary: Vocabulary,
): QuestionProof {
  const asked = records.flatMap(({ questions, page }) =>
    questions.map((text, number): AskedQuestion => ({ text, number, page })),
  );
  const numbers = [...new Set(asked.map(({ number }) => number))];
  const foundWithout = numbers.map((left) => {
    const rest = records.map((record) => {
      return { ...record, questions: record.questions.filter((_, number) => number !== left) };
    });
    const ofNumber = asked.filter(({ number }) => number === left);
    return countFound(ofNumber, rest, vocabulary);
  });
  return {
    count: asked.length,
    found: countFound(asked, records, vocabulary),
    foundWithout: foundWithout.reduce((sum, count) => sum + count, 0),
  };
}

function countFound(
  asked: readonly AskedQuestion[],
  records: readonly SearchRecord[],
  vocabulary: Vocabulary,
): number {
  const { engine } = openIndex(writeIndex(records, vocabulary));
  const { pageOf, routes } = engine.core;
  return asked.filter(({ text, page }) =>
    engine
      .find(text)
      .hits.slice(0, places)
      .some(({ record }) => routes[pageOf[record] ?? 0] === page),
  ).length;
}
