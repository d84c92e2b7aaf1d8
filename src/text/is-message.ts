/** Fewer words are a name or a value, and say too little to be recognised. */
const leastWords = 3;

/** Returns true for a text that has enough words to be searched for as the message of an error. */
export function isMessage(text: string): boolean {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= leastWords;
}
