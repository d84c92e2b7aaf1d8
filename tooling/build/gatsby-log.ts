const notices = [
  /^warning gatsby-plugin-react-helmet: Gatsby now has built-in support/,
  // Of a template for a kind of page that the content has none of.
  /^warning The GraphQL query in the non-page component "src\/templates\//,
  /^Exported queries are only executed for page components/,
  /^If the failing component is a regular component/,
  /^If you're more experienced with GraphQL/,
];

/**
 * Creates a function that prepares the lines of one build's log for those who read it. Names the files of
 * the project instead of their copies in `workingCopy`, and returns undefined for lines that say nothing:
 * the list of pages with its legend, and advice about packages and templates.
 */
export function createLogEditor(workingCopy: string): (line: string) => string | undefined {
  let isInPages = false;
  return (line) => {
    if (line === 'Pages') isInPages = true;
    const named = line.replaceAll(`${workingCopy}/`, '');
    const isNoise = isInPages || notices.some((notice) => notice.test(named));
    if (/^\s*╰/.test(line)) isInPages = false;
    return isNoise ? undefined : named;
  };
}
