import { splitMarks } from '../../search/split-marks';

/** A text of an answer: parts of text, with what matches the query marked. */
export function MarkedText({ value }: { value: string }) {
  return splitMarks(value).map(({ text, isMarked, start }) =>
    isMarked ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
  );
}
