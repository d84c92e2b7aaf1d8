/** A short hash of a text for the name of its file. Not for secrets: two texts may be made to agree. */
export function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return [high ^ (high >>> 16), low ^ (low >>> 13)]
    .map((part) => (part >>> 0).toString(36).padStart(7, '0'))
    .join('');
}
