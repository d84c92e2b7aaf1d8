import { listTexts } from '../../openapi/document/list-texts';
import type { Problem } from '../../problems/problem';
import { readLinks } from '../../prose/extract/references';
import { parseMarkdown } from '../../prose/parse/parse-markdown';
import type { VersionContent } from '../model';
import { checkLink } from './check-texts';
import type { Route } from './list-routes';

/** Checks the links in the descriptions of the OpenAPI document that lead to pages of the site. */
export function checkDescriptions(
  { document, locate }: VersionContent,
  routes: Map<string, Route>,
): Problem[] {
  if (!document || !locate) return [];
  return listTexts(document).flatMap(({ pointer, text }) =>
    checkMarkdown(text, routes).map(
      (finding): Problem => ({ severity: 'error', ...locate(pointer), ...finding }),
    ),
  );
}

/** Checks the links of a text in Markdown that stands in no file of its own; each with its address as its mark. */
export function checkMarkdown(text: string, routes: Map<string, Route>) {
  const source = { path: 'openapi/description', route: '', guides: new Map<string, string>() };
  return listRoutesIn(text).flatMap((url) => {
    const finding = checkLink(url, source, routes);
    return finding ? [{ mark: url, ...finding }] : [];
  });
}

/** Links of a description that begin at the site's root: it stands on many pages, so others have no fixed goal. */
function listRoutesIn(markdown: string): string[] {
  if (!markdown.includes('](/') && !markdown.includes(']:')) return [];
  const urls = readLinks(parseMarkdown(markdown)).map(({ url }) => url);
  return [...new Set(urls)].filter((url) => url.startsWith('/'));
}
