import { listWords } from '../../words';

/** Says how rare a word is; 0 for one that is not searched for. */
export type Rarity = (word: string) => number;

interface Sentence {
  text: string;
  words: string[];
}

/** Stands for sentences that are left out. */
const gap = '…';
/** Shorter sentences say nothing without their neighbours. */
const minLength = 25;

function splitSentences(text: string): Sentence[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => ({ text: each, words: [...new Set(listWords(each))] }));
}

/** Cuts a text after a word. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit).replace(/\s+\S*$/, '')} ${gap}`;
}

/**
 * Returns at most about `limit` letters of a text: its first sentence, and as many of the others as
 * fit, those first whose words are rare and in no sentence that is kept, because a search that finds
 * the text probably contains one of them.
 */
export function keepSentences(text: string, limit: number, rarity: Rarity): string {
  const sentences = splitSentences(text);
  const [first] = sentences;
  if (text.length <= limit || !first) return text;
  if (first.text.length >= limit) return shorten(text, limit);
  const kept = new Set([first]);
  const known = new Set(first.words);
  const worth = ({ text: sentence, words }: Sentence) => {
    const total = words.reduce((sum, word) => sum + (known.has(word) ? 0 : rarity(word)), 0);
    return total / sentence.length;
  };
  for (let room = limit - first.text.length; room > 0; ) {
    const fitting = sentences.filter(
      (each) => !kept.has(each) && each.text.length < room && each.text.length >= minLength,
    );
    const [best] = fitting.sort((a, b) => worth(b) - worth(a));
    if (!best) break;
    kept.add(best);
    for (const word of best.words) known.add(word);
    room -= best.text.length + 1;
  }
  return joinKept(sentences, kept);
}

function joinKept(sentences: readonly Sentence[], kept: ReadonlySet<Sentence>): string {
  const parts: string[] = [];
  for (const sentence of sentences) {
    if (kept.has(sentence)) parts.push(sentence.text);
    else if (parts.at(-1) !== gap) parts.push(gap);
  }
  return parts.join(' ');
}
