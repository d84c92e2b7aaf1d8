import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { type Processor, unified } from 'unified';
import type { Finding } from '../../problems/problem';
import { styleRules } from './style-rules';

/** A mistake in the style of a text. */
export interface StyleMistake extends Finding {
  offset: number;
  /** The words at fault, which show the line where no line is known. */
  near: string;
}

const reader = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(function (this: Processor) {
    // Only the messages of the plugins are needed, not the text.
    this.compiler = () => '';
  });

/** Finds repeated words, wrong articles, words to avoid, American endings and exclamations. */
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
    if (source !== 'retext-indefinite-article') return describeRepeated(offset, actual);
    const next = /before `(.+?)`/.exec(reason)?.[1] ?? '';
    return describeArticle(offset, `${actual} ${next}`, expected?.[0] ?? '');
  });
}

function describeRepeated(offset: number, words: string): StyleMistake {
  return {
    code: 'style/word-twice',
    offset,
    near: words,
    found: `the words "${words}"`,
    expected: 'a word once',
    fix: 'remove one of the two',
  };
}

function describeArticle(offset: number, words: string, right: string): StyleMistake {
  return {
    code: 'style/wrong-article',
    offset,
    near: words,
    found: `the words "${words}"`,
    expected: '"a" before a consonant and "an" before a vowel, as they are spoken',
    fix: `write "${right}"`,
  };
}

const { avoidedWords, wordsWithZ } = styleRules;
const avoided = new RegExp(`\\b(?:${Object.keys(avoidedWords).join('|')})\\b`, 'gi');

function findAvoided(text: string): StyleMistake[] {
  return [...text.matchAll(avoided)].map(({ 0: word, index }) => ({
    code: 'style/avoided-word',
    offset: index,
    near: word,
    found: `the word "${word}"`,
    expected: 'sentences without filler and fashion',
    fix: avoidedWords[word.toLowerCase()] ?? 'leave it out',
  }));
}

function findAmerican(text: string): StyleMistake[] {
  return [...text.matchAll(/\b\p{L}+iz(?:e[sdr]?|ers|ing|ations?)\b/giu)]
    .filter(([word]) => !wordsWithZ.has(word.toLowerCase()))
    .map(({ 0: word, index }) => ({
      code: 'style/american-spelling',
      offset: index,
      near: word,
      found: `the spelling "${word}"`,
      expected: 'British English with -is-, as in organisation',
      fix: `write "${word.replace(/iz(?=[a-z]+$)/i, 'is')}"`,
    }));
}

function findExclamations(text: string): StyleMistake[] {
  return [...text.matchAll(/\S*\w!(?=$|[\s"'”’)])/g)].map(({ 0: words, index }) => ({
    code: 'style/exclamation',
    offset: index,
    near: words,
    found: `an exclamation, "${words}"`,
    expected: 'plain sentences',
    fix: 'write a full stop',
  }));
}
