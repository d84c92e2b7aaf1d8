interface HtmlProps {
  /** HTML sanitised at build time: one paragraph without its `<p>`, or several blocks. */
  html: string;
  /** The element to render. Defaults to `div` for blocks and to `p` for a single paragraph. */
  as?: 'p' | 'div' | 'span' | 'dd';
  className?: string;
}

const startsWithBlock = /^<(?:p|div|ul|ol|pre|blockquote|h\d|hr|table|figure|details)\b/;

export function Html({ html, as, className }: HtmlProps) {
  const Tag = as ?? (startsWithBlock.test(html) ? 'div' : 'p');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at build (src/prose)
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
