import { listTexts } from '../../openapi/document/list-texts';
import type { Finding, Problem } from '../../problems/problem';
import { readLinks } from '../../prose/extract/references';
import { parseMarkdown } from '../../prose/parse/parse-markdown';
import type { VersionContent } from '../model';
import { checkLink } from './check-link';
import type { Warning } from './describe-former';
import type { Route } from './list-routes';

/** Checks the links from descriptions in the OpenAPI document to pages of the site. */
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

/** Checks the links of a Markdown text that has no file of its own; `near` of a finding is the link's address. */
export function checkMarkdown(
  text: string,
  routes: ReadonlyMap<string, Route>,
): ((Finding | Warning) & { near: string })[] {
  const source = { path: 'openapi/description', route: '', guides: new Map<string, string>() };
  return listRootLinks(text).flatMap((url) => {
    const finding = checkLink(url, source, routes);
    return finding ? [{ near: url, ...finding }] : [];
  });
}

/** Lists the root-relative links of a description. Several pages show it, so a relative link has no fixed target. */
function listRootLinks(markdown: string): string[] {
  if (!markdown.includes('](/') && !markdown.includes(']:')) return [];
  const urls = readLinks(parseMarkdown(markdown)).map(({ url }) => url);
  return [...new Set(urls)].filter((url) => url.startsWith('/'));
}
