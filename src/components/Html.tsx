interface HtmlProps {
  /** Made and sanitised at build: one paragraph without its `<p>`, or several blocks. */
  html: string;
  /** What fits the text, where it is not said. */
  as?: 'p' | 'div' | 'span' | 'dd';
  className?: string;
}

const startsWithBlock = /^<(?:p|div|ul|ol|pre|blockquote|h\d|table|figure)\b/;

export function Html({ html, as, className }: HtmlProps) {
  const Tag = as ?? (startsWithBlock.test(html) ? 'div' : 'p');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at build (src/prose)
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
