import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { type Processor, unified } from 'unified';
import type { Finding } from '../../../src/problems/problem';
import { styleRules } from './style-rules';

const reader = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(function (this: Processor) {
    // Only the messages of the plugins are needed, not the text.
    this.compiler = () => '';
  });

/**
 * Finds repeated words, wrong articles, words and phrases to avoid, American spellings and exclamations:
 * their offset in the text, and the words at fault, which show the line if that of the text isn't known.
 */
export function findStyleMistakes(text: string): Finding[] {
  return [
    ...findGrammarMistakes(text),
    ...findAvoided(text),
    ...findStilted(text),
    ...findAmerican(text),
    ...findExclamations(text),
  ];
}

/** An article, or the same letters on both sides of a space: whatever the plugins can find has either. */
const doubtful = /\ban?\b|(\S+)\s+\1/iu;

function findGrammarMistakes(text: string): Finding[] {
  // To read the sentences of a text takes longer than everything else here.
  if (!doubtful.test(text)) return [];
  const { messages } = reader.processSync(text);
  return messages.map(({ source, reason, place, actual = '', expected }) => {
    const start = place && ('start' in place ? place.start : place);
    const offset = start?.offset ?? 0;
    if (source !== 'retext-indefinite-article') return describeRepeated(offset, actual);
    const next = /before `(.+?)`/.exec(reason)?.[1] ?? '';
    return describeArticle(offset, `${actual} ${next}`, expected?.[0] ?? '');
  });
}

function describeRepeated(offset: number, words: string): Finding {
  return {
    code: 'style/word-twice',
    offset,
    near: words,
    found: `the words "${words}"`,
    expected: 'each word only once',
    fix: 'remove one of the two',
  };
}

function describeArticle(offset: number, words: string, right: string): Finding {
  return {
    code: 'style/wrong-article',
    offset,
    near: words,
    found: `the words "${words}"`,
    expected: '"a" before a consonant sound and "an" before a vowel sound',
    fix: `write "${right}"`,
  };
}

const { avoidedWords, avoidedPhrases, wordsWithZ } = styleRules;
const avoided = new RegExp(`\\b(?:${Object.keys(avoidedWords).join('|')})\\b`, 'gi');

function findAvoided(text: string): Finding[] {
  return [...text.matchAll(avoided)].map(({ 0: word, index }) => ({
    code: 'style/avoided-word',
    offset: index,
    near: word,
    found: `the word "${word}"`,
    expected: 'sentences without filler words and jargon',
    fix: avoidedWords[word.toLowerCase()] ?? 'remove it',
  }));
}

const stilted = avoidedPhrases.map(({ phrase, fix }) => ({
  pattern: new RegExp(phrase, 'gi'),
  fix,
}));

function findStilted(text: string): Finding[] {
  return stilted.flatMap(({ pattern, fix }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      code: 'style/stilted',
      offset: index,
      near: words,
      found: `the words "${words}"`,
      expected: 'the words that a native speaker would use',
      fix,
    })),
  );
}

function findAmerican(text: string): Finding[] {
  return [...text.matchAll(/\b\p{L}+iz(?:e[sdr]?|ers|ing|ations?)\b/giu)]
    .filter(([word]) => !wordsWithZ.has(word.toLowerCase()))
    .map(({ 0: word, index }) => ({
      code: 'style/american-spelling',
      offset: index,
      near: word,
      found: `the spelling "${word}"`,
      expected: 'British spelling with -is-, as in organisation',
      fix: `write "${word.replace(/iz(?=[a-z]+$)/i, 'is')}"`,
    }));
}

function findExclamations(text: string): Finding[] {
  return [...text.matchAll(/\S*\w!(?=$|[\s"'”’)])/g)].map(({ 0: words, index }) => ({
    code: 'style/exclamation',
    offset: index,
    near: words,
    found: `an exclamation, "${words}"`,
    expected: 'a sentence without an exclamation mark',
    fix: 'write a full stop',
  }));
}
