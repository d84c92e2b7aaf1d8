const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters, which XML 1.0 cannot contain in any form. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for the content or an attribute of an XML element. */
export function escapeXml(text: string): string {
  return text
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
