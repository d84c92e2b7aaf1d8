import { asObject, asText } from '../../openapi/document/document';
import { listTexts } from '../../openapi/document/list-texts';
import type { Problem } from '../../problems/problem';
import { readLinks } from '../../prose/extract/references';
import { parseMarkdown } from '../../prose/parse/parse-markdown';
import { replaceMarkdownLinks } from '../../prose/parse/replace-links';
import { indexRoutes, listRoutes, type Route } from '../checks/list-routes';
import type { Content, VersionContent } from '../model';
import { replaceTexts } from './replace-texts';

/** What the links of one version are resolved with. */
interface Linking {
  routes: ReadonlyMap<string, Route>;
  /** Where the documentation is that the interface was written for. */
  base: string | undefined;
}

/**
 * Resolves the links in descriptions that lead to no page of this site, because they were written for
 * another one: from the address in the settings, or else from `externalDocs`. Without either they
 * lose their address, which deserves a warning.
 */
export function settleInterfaceLinks(content: Content): { content: Content; problems: Problem[] } {
  const routes = indexRoutes(listRoutes(content));
  const settled = content.versions.map((version) => {
    const base = content.site.interfaceDocs ?? findExternalDocs(version);
    return settleVersion(version, { routes, base });
  });
  return {
    content: { ...content, versions: settled.map(({ version }) => version) },
    problems: settled.flatMap(({ problems }) => problems),
  };
}

function findExternalDocs({ document }: VersionContent): string | undefined {
  const url = asText(asObject(document?.externalDocs).url);
  return url && /^https?:/i.test(url) && URL.canParse(url) ? url : undefined;
}

function settleVersion(
  version: VersionContent,
  { routes, base }: Linking,
): { version: VersionContent; problems: Problem[] } {
  const { document, locate } = version;
  if (!document || !locate) return { version, problems: [] };
  const problems: Problem[] = [];
  const texts = new Map<string, string>();
  for (const { pointer, text } of listTexts(document)) {
    if (!/\]\(|\]:/.test(text)) continue;
    // Code may look like a link. Few texts have any of these links, and parsing all of them takes a while.
    let links: ReadonlySet<string> | undefined;
    const isLink = (url: string) => {
      links ??= new Set(readLinks(parseMarkdown(text)).map((link) => link.url));
      return links.has(url);
    };
    const origin = locate(pointer);
    const isOurs = origin.file.includes('/openapi/overlays/');
    const settled = replaceMarkdownLinks(text, (url) => {
      if (!isForeign(url, routes, isOurs) || !isLink(url)) return url;
      if (base !== undefined && !isOurs)
        return URL.canParse(url, base) ? new URL(url, base).href : url;
      problems.push({ severity: 'warning', ...origin, near: url, ...describeForeign(url) });
      return '';
    });
    if (settled !== text) texts.set(text, settled);
  }
  if (texts.size === 0) return { version, problems };
  return { version: { ...version, ...replaceTexts(version, texts) }, problems };
}

/** Whether a link has no target here. A misspelt route in an overlay is reported elsewhere. */
function isForeign(url: string, routes: ReadonlyMap<string, Route>, isOurs: boolean): boolean {
  if (url === '' || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return false;
  if (!url.startsWith('/')) return true;
  const [path = ''] = url.split(/[?#]/);
  return !isOurs && !routes.has(path) && !routes.has(`${path}/`);
}

function describeForeign(url: string) {
  return {
    code: 'openapi/relative-link',
    found: `a link to ${url} in a description, which leads nowhere from here`,
    expected: 'a full address, or a page of this site, as its route: /docs/setup/',
    fix: 'set interfaceDocs in site.yaml, if these links belong to another site; readers see only the text',
  };
}
