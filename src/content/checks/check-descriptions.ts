import { anywhere } from '../../navigation/resolve-link';
import { listTexts } from '../../openapi/document/list-texts';
import { type Finding, inDocument, type Problem } from '../../problems/problem';
import { readLinks } from '../../prose/extract/references';
import { findExcess, parseMarkdown } from '../../prose/parse/parse-markdown';
import type { VersionContent } from '../model';
import { checkLink } from './check-link';
import type { Routes } from './list-routes';

/** Checks the descriptions in the OpenAPI document: their markup, and their links to pages of the site. */
export function checkDescriptions({ document, locate }: VersionContent, routes: Routes): Problem[] {
  if (!document || !locate) return [];
  return listTexts(document).flatMap(({ pointer, text }) =>
    inDocument(
      locate,
      checkMarkdown(text, routes).map((finding) => ({ pointer, ...finding })),
    ),
  );
}

/** Checks a Markdown text that has no file of its own; `near` of a finding is the address of the link, or how the text begins. */
export function checkMarkdown(text: string, routes: Routes): Finding[] {
  const excess = findExcess(text);
  if (excess) return [{ near: /^.{0,20}/.exec(text)?.[0] ?? '', ...excess }];
  return listRootLinks(text).flatMap((url) => {
    const finding = checkLink(url, anywhere, routes);
    return finding ? [{ near: url, ...finding }] : [];
  });
}

/** Lists the root-relative links of a description. Several pages show it, so a relative link has no fixed target. */
function listRootLinks(markdown: string): string[] {
  if (!markdown.includes('](/') && !markdown.includes(']:')) return [];
  const urls = readLinks(parseMarkdown(markdown)).map(({ url }) => url);
  return [...new Set(urls)].filter((url) => url.startsWith('/'));
}
