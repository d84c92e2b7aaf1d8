const paths = {
  search: 'M2.5 7a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0m8 3.5 3 3',
  chevron: 'm6 3.5 4.5 4.5L6 12.5',
  down: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  copy: 'M7 5.5h5A1.5 1.5 0 0 1 13.5 7v5a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 12V7A1.5 1.5 0 0 1 7 5.5zm3.5-2V4A1.5 1.5 0 0 0 9 2.5H4A1.5 1.5 0 0 0 2.5 4v5A1.5 1.5 0 0 0 4 10.5h-.5',
  wrap: 'M2.5 4h11m-11 4H12a2 2 0 0 1 0 4H8m2-2-2 2 2 2M2.5 12h2',
  check: 'm3 8.5 3.5 3.5L13 4.5',
  close: 'm4 4 8 8m0-8-8 8',
  menu: 'M2.5 4.5h11m-11 7h11M2.5 8h11',
  sun: 'M5.25 8a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0M8 1.5v1m0 11v1M1.5 8h1m11 0h1M3.4 3.4l.7.7m7.8 7.8.7.7m0-9.2-.7.7m-7.8 7.8-.7.7',
  moon: 'M13.5 9.5A5.8 5.8 0 0 1 6.5 2.5a5.8 5.8 0 1 0 7 7z',
  system:
    'M3.5 3h9A1.5 1.5 0 0 1 14 4.5V10a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 10V4.5A1.5 1.5 0 0 1 3.5 3zM6 14h4',
  // In lines as thick as those of the other icons.
  github:
    'M6 12.5c-3 1-3-1.5-4.5-2m9 4V12a2 2 0 0 0-.5-1.5c2 0 4-1 4-4.5a3.5 3.5 0 0 0-1-2.5V1L10.5 2h-4L4 1v2.5A3.5 3.5 0 0 0 3 6c0 3.5 2 4.5 4 4.5A2 2 0 0 0 6 12v2.5',
  repo: 'm5.5 4.5-3.5 3.5 3.5 3.5m5-7 3.5 3.5-3.5 3.5',
  left: 'M13 8H3m4-4L3 8l4 4',
  right: 'M3 8h10M9 4l4 4-4 4',
  edit: 'm10.5 3 2.5 2.5-7.5 7.5H3v-2.5z',
  file: 'M9 2H4.5A1.5 1.5 0 0 0 3 3.5v9A1.5 1.5 0 0 0 4.5 14h7a1.5 1.5 0 0 0 1.5-1.5V6zM9 2v4h4',
  note: 'M2.25 8a5.75 5.75 0 1 0 11.5 0 5.75 5.75 0 1 0-11.5 0M8 7.5v3.25M8 5.2v.1',
  tip: 'M6 12.5h4m-3.5 2h3M8 1.5a4.3 4.3 0 0 0-2.5 7.8c.4.3.5.7.5 1.2h4c0-.5.1-.9.5-1.2A4.3 4.3 0 0 0 8 1.5z',
  warning: 'M8 2.5 1.8 13.5h12.4zM8 7v3m0 1.9v.1',
  danger: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM8 5v3.5m0 2.4v.1',
};

export type IconName = keyof typeof paths;

const id = 'site.icons';

/** The document has the icons already, so the browser's bundle does not repeat them. */
const symbols =
  process.env.BUILD_STAGE === 'build-javascript'
    ? (document.getElementById(id)?.innerHTML ?? '')
    : Object.entries(paths)
        .map(
          ([name, path]) =>
            `<symbol id="i-${name}" viewBox="0 0 16 16"><path d="${path}"></path></symbol>`,
        )
        .join('');

/** Defines the site's icons once per page; `Icon` and the prose pipeline reference them. */
export function IconSprite() {
  return (
    <svg
      id={id}
      className="vh"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the paths above
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}
