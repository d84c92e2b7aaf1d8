const hidden = /(?![\n\t])[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Escapes characters that are invisible or change the direction of text (`\u202e`), except line breaks and tabs. */
export function showHidden(text: string): string {
  return text.replace(
    hidden,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
