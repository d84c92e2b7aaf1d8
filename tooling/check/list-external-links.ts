import { listLinks } from '../../src/content/checks/check-site';
import type { Content, VersionContent } from '../../src/content/model';
import { listTexts } from '../../src/openapi/document/list-texts';
import type { Place } from '../../src/problems/place';
import { readLinks } from '../../src/prose/extract/references';
import { parseMarkdown } from '../../src/prose/parse/parse-markdown';
import { isOld } from './writing/reader-passages';

/** A link to another site, and where it is written. */
export interface ExternalLink extends Place {
  url: string;
  file: string;
}

/**
 * Lists the links to other sites in guides, notes, descriptions and settings, except in old versions.
 * `root` is the name of the content root.
 */
export function listExternalLinks(content: Content, root: string): ExternalLink[] {
  const versions = content.versions.filter(({ version }) => !isOld(content, version));
  const links = [...versions.flatMap(listVersionLinks), ...listSiteLinks(content, root)];
  return links.filter(({ url }) => /^https?:/i.test(url) && URL.canParse(url));
}

function listVersionLinks({ guides, notes, document, locate }: VersionContent): ExternalLink[] {
  const written = [...guides, ...notes].flatMap(({ file, prose }) =>
    prose.links.map(({ url, line, column }) => ({ file, url, line, column })),
  );
  if (!document || !locate) return written;
  const described = listTexts(document)
    .filter(({ text }) => text.includes('http'))
    .flatMap(({ pointer, text }) =>
      readLinks(parseMarkdown(text)).map(({ url }) => ({ ...locate(pointer), url, near: url })),
    );
  return [...written, ...described];
}

function listSiteLinks({ site }: Content, root: string): ExternalLink[] {
  const { repository, announcement, navbar } = site;
  const urls = [
    repository,
    announcement?.link?.href ?? '',
    ...navbar.items.flatMap((item) => (item.type === 'external' ? [item.href] : [])),
    ...listLinks(site).flatMap((link) => ('href' in link ? [link.href] : [])),
  ];
  return [...new Set(urls)].map((url) => ({ file: `${root}/site.yaml`, url, near: url }));
}
