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
  return [...findGrammarMistakes(text), ...rules.flatMap((rule) => applyRule(rule, text))];
}

/** An article, or the same letters on both sides of a space: whatever the plugins can find has either. */
const doubtful = /\ban?\b|(\S+)\s+\1/iu;

function findGrammarMistakes(text: string): Finding[] {
  // To read the sentences of a text takes longer than everything else here.
  if (!doubtful.test(text)) return [];
  const { messages } = reader.processSync(text);
  return messages.map(({ source, reason, place, actual = '', expected }) => {
    const start = place && ('start' in place ? place.start : place);
    const isArticle = source === 'retext-indefinite-article';
    const next = /before `(.+?)`/.exec(reason)?.[1] ?? '';
    const words = isArticle ? `${actual} ${next}` : actual;
    const mistake = isArticle
      ? {
          code: 'style/wrong-article',
          expected: '"a" before a consonant sound and "an" before a vowel sound',
          fix: `write "${expected?.[0] ?? ''}"`,
        }
      : { code: 'style/word-twice', expected: 'each word only once', fix: 'remove one of the two' };
    return { ...mistake, offset: start?.offset ?? 0, near: words, found: `the words "${words}"` };
  });
}

/** Words to avoid. `found` is what precedes them in a message, and `fix` returns nothing for those that are right. */
interface Rule extends Pick<Finding, 'code' | 'found' | 'expected'> {
  pattern: RegExp;
  fix(words: string): string | undefined;
}

const { avoidedWords, avoidedPhrases, wordsWithZ } = styleRules;

const rules: readonly Rule[] = [
  {
    code: 'style/avoided-word',
    pattern: new RegExp(`\\b(?:${Object.keys(avoidedWords).join('|')})\\b`, 'gi'),
    found: 'the word',
    expected: 'sentences without filler words and jargon',
    fix: (word) => avoidedWords[word.toLowerCase()] ?? 'remove it',
  },
  ...avoidedPhrases.map(({ phrase, fix }) => ({
    code: 'style/stilted',
    pattern: new RegExp(phrase, 'gi'),
    found: 'the words',
    expected: 'the words that a native speaker would use',
    fix: () => fix,
  })),
  {
    code: 'style/american-spelling',
    pattern: /\b\p{L}+iz(?:e[sdr]?|ers|ing|ations?)\b/giu,
    found: 'the spelling',
    expected: 'British spelling with -is-, as in organisation',
    fix: (word) =>
      wordsWithZ.has(word.toLowerCase())
        ? undefined
        : `write "${word.replace(/iz(?=[a-z]+$)/i, 'is')}"`,
  },
  {
    code: 'style/exclamation',
    pattern: /\S*\w!(?=$|[\s"'”’)])/g,
    found: 'an exclamation,',
    expected: 'a sentence without an exclamation mark',
    fix: () => 'write a full stop',
  },
];

function applyRule({ code, pattern, found, expected, fix }: Rule, text: string): Finding[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
    const advice = fix(words);
    const place = { offset: index, near: words };
    return advice ? [{ code, ...place, found: `${found} "${words}"`, expected, fix: advice }] : [];
  });
}
