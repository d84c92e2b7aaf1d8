/** The permalink of a part of the page. Its sign is in the style, so that it is not copied with the text. */
export function Anchor({ id, name }: { id: string; name: string }) {
  // biome-ignore lint/a11y/useAnchorContent: the label is its name
  return <a className="anchor" href={`#${id}`} aria-label={`Link to ${name}`} />;
}
