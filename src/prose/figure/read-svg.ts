import type { XmlElement } from '@rgrove/parse-xml';
import { type Finding, resolveOffsets } from '../../problems/problem';
import { checkSvg } from './check-svg';
import { normaliseText, parseSvg } from './parse-svg';

/** The root of a valid figure, or what is wrong with its text. */
export interface ReadSvg {
  root?: XmlElement;
  problems: Finding[];
}

/** Reads the SVG text of a figure. The root is missing if there are problems. */
export function readSvg(written: string): ReadSvg {
  const text = normaliseText(written);
  const parsed = parseSvg(text);
  const mistakes = 'root' in parsed ? checkSvg(parsed.root, text) : [parsed.mistake];
  const isUsable = 'root' in parsed && mistakes.length === 0;
  return {
    ...(isUsable && { root: parsed.root }),
    problems: resolveOffsets(keepFirst(mistakes), text),
  };
}

/** Drawing programs repeat the same mistake many times, so it is reported once. */
function keepFirst(mistakes: readonly Finding[]): Finding[] {
  const found = mistakes.map((mistake) => mistake.found);
  return mistakes.filter((mistake, index) => found.indexOf(mistake.found) === index);
}
