import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { type Processor, unified } from 'unified';
import { avoidedWords, wordsWithZ } from './style-rules';

/** A place of a text that is not written in the style of the house. */
export interface StyleMistake {
  offset: number;
  /** The words at fault. */
  mark: string;
  found: string;
  expected: string;
  repair: string;
}

const reader = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(function (this: Processor) {
    // Its messages are all that is wanted of the text.
    this.compiler = () => '';
  });

/** Finds words that stand twice, wrong articles, words to avoid, American endings and exclamations. */
export function findStyleMistakes(text: string): StyleMistake[] {
  return [
    ...findByGrammar(text),
    ...findAvoided(text),
    ...findAmerican(text),
    ...findExclamations(text),
  ];
}

function findByGrammar(text: string): StyleMistake[] {
  const { messages } = reader.processSync(text);
  return messages.map(({ source, reason, place, actual = '', expected }) => {
    const start = place && ('start' in place ? place.start : place);
    const offset = start?.offset ?? 0;
    if (source !== 'retext-indefinite-article') {
      return {
        offset,
        mark: actual,
        found: `the words "${actual}"`,
        expected: 'a word once',
        repair: 'remove one of the two',
      };
    }
    const mark = `${actual} ${/before `(.+?)`/.exec(reason)?.[1] ?? ''}`;
    return {
      offset,
      mark,
      found: `the words "${mark}"`,
      expected: '"a" before a consonant and "an" before a vowel, as they are spoken',
      repair: `write "${expected?.[0] ?? ''}"`,
    };
  });
}

const avoided = new RegExp(`\\b(?:${Object.keys(avoidedWords).join('|')})\\b`, 'gi');

function findAvoided(text: string): StyleMistake[] {
  return [...text.matchAll(avoided)].map(({ 0: mark, index }) => ({
    offset: index,
    mark,
    found: `the word "${mark}"`,
    expected: 'sentences without filler and fashion',
    repair: avoidedWords[mark.toLowerCase()] ?? 'leave it out',
  }));
}

function findAmerican(text: string): StyleMistake[] {
  return [...text.matchAll(/\b\p{L}+iz(?:e[sdr]?|ers|ing|ations?)\b/giu)]
    .filter(([word]) => !wordsWithZ.has(word.toLowerCase()))
    .map(({ 0: mark, index }) => ({
      offset: index,
      mark,
      found: `the spelling "${mark}"`,
      expected: 'British English with -is-, as in organisation',
      repair: `write "${mark.replace(/iz(?=[a-z]+$)/i, 'is')}"`,
    }));
}

function findExclamations(text: string): StyleMistake[] {
  return [...text.matchAll(/\S*\w!(?=$|[\s"'”’)])/g)].map(({ 0: mark, index }) => ({
    offset: index,
    mark,
    found: `an exclamation, "${mark}"`,
    expected: 'plain sentences',
    repair: 'write a full stop',
  }));
}
