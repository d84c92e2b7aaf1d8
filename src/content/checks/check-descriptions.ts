import { listTexts } from '../../openapi/document/list-texts';
import type { Finding, Problem } from '../../problems/problem';
import { readLinks } from '../../prose/extract/references';
import { parseMarkdown } from '../../prose/parse/parse-markdown';
import type { VersionContent } from '../model';
import { checkLink } from './check-link';
import type { Route } from './list-routes';

/** Checks the links in the descriptions of the OpenAPI document that lead to pages of the site. */
export function checkDescriptions(
  { document, locate }: VersionContent,
  routes: ReadonlyMap<string, Route>,
): Problem[] {
  if (!document || !locate) return [];
  return listTexts(document).flatMap(({ pointer, text }) =>
    checkMarkdown(text, routes).map(
      (finding): Problem => ({ severity: 'error', ...locate(pointer), ...finding }),
    ),
  );
}

/** Checks the links of a text in Markdown that has no file of its own; each finding has the address to be near to. */
export function checkMarkdown(
  text: string,
  routes: ReadonlyMap<string, Route>,
): (Finding & { near: string })[] {
  const source = { path: 'openapi/description', route: '', guides: new Map<string, string>() };
  return listRoutesIn(text).flatMap((url) => {
    const finding = checkLink(url, source, routes);
    return finding ? [{ near: url, ...finding }] : [];
  });
}

/** Links of a description that begin at the site's root: many pages show it, so others have no fixed goal. */
function listRoutesIn(markdown: string): string[] {
  if (!markdown.includes('](/') && !markdown.includes(']:')) return [];
  const urls = readLinks(parseMarkdown(markdown)).map(({ url }) => url);
  return [...new Set(urls)].filter((url) => url.startsWith('/'));
}
