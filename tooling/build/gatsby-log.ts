const notice = /^warning gatsby-plugin-react-helmet: Gatsby now has built-in support/;

/**
 * Creates a function that prepares the lines of one build's log for those who read it. Names the files of
 * the project instead of their copies in `workingCopy`, and returns undefined for lines that say nothing:
 * the list of pages with its legend, and advice to use another package.
 */
export function createLogEditor(workingCopy: string): (line: string) => string | undefined {
  let isInPages = false;
  return (line) => {
    if (line === 'Pages') isInPages = true;
    const isNoise = isInPages || notice.test(line);
    if (/^\s*╰/.test(line)) isInPages = false;
    return isNoise ? undefined : line.replaceAll(`${workingCopy}/`, '');
  };
}
