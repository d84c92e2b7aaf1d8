const hidden = /(?![\n\t])[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Characters that do not show, or turn the text around them, as escapes (`\u202e`); lines stay. */
export function showHidden(text: string): string {
  return text.replace(
    hidden,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
