const notice = /^warning gatsby-plugin-react-helmet: Gatsby now has built-in support/;

/**
 * Creates a filter for the lines of one build's output that say nothing to those who read its log: the
 * list of pages with its legend, and advice to use another package.
 */
export function createNoiseFilter(): (line: string) => boolean {
  let isInPages = false;
  return (line) => {
    if (line === 'Pages') isInPages = true;
    const isNoise = isInPages || notice.test(line);
    if (/^\s*╰/.test(line)) isInPages = false;
    return isNoise;
  };
}
