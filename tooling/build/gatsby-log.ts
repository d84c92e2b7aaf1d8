const notices = [
  /^warning gatsby-plugin-react-helmet: Gatsby now has built-in support/,
  // Of a template for a kind of page that the content has none of. Gatsby has to see these too, because
  // it writes the types of their queries.
  /^warning The GraphQL query in the non-page component "src\/templates\//,
  /^Exported queries are only executed for page components/,
  /^If the failing component is a regular component/,
  /^If you're more experienced with GraphQL/,
];

/**
 * Creates a function that prepares the lines of Gatsby's log for those who read it. Names files below the
 * `folder` that Gatsby runs in by their paths in the project, and returns undefined for lines that say
 * nothing: the list of pages with its legend, and advice about packages and templates.
 */
export function createLogEditor(folder: string): (line: string) => string | undefined {
  let isInPages = false;
  return (line) => {
    if (line === 'Pages') isInPages = true;
    const named = line.replaceAll(`${folder}/`, '');
    const isNoise = isInPages || notices.some((notice) => notice.test(named));
    if (/^\s*╰/.test(line)) isInPages = false;
    return isNoise ? undefined : named;
  };
}
