import { originOf, type SiteConfig } from '../../content/settings/site-config';
import type { ChangelogPage, ListedEntry, VersionPages } from '../../page-models/model';
import { createHtmlPrinter, type HtmlPrinter } from '../nodes/html-printer';
import { escapeXml } from './escape-xml';
import type { PublishedFile } from './published-file';

/** Readers of feeds keep what they have seen, so older updates can be left out. */
const maxEntries = 30;

/** Writes the Atom feed (RFC 4287) of the changelog of a version; empty if it has none. */
export function writeFeeds(pages: VersionPages, site: SiteConfig): PublishedFile[] {
  const { changelog } = pages;
  if (!changelog) return [];
  const origin = originOf(site);
  const printer = createHtmlPrinter(pages, origin);
  // Identifiers never change, not even in a preview.
  const published = site.previewOf ?? origin;
  return [
    {
      path: changelog.feed.slice(1),
      text: writeFeed(changelog, site, { origin, published, printer }),
    },
  ];
}

interface FeedContext {
  /** Scheme, host and prefix of the site as it is built, and as it is published. */
  origin: string;
  published: string;
  printer: HtmlPrinter;
}

function writeFeed(page: ChangelogPage, site: SiteConfig, context: FeedContext): string {
  const { origin, published } = context;
  const entries = page.entries.slice(0, maxEntries);
  const language = site.languages[0]?.code ?? 'en';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    `<id>${escapeXml(published + page.route)}</id>`,
    `<title>${escapeXml(`${page.head.title} | ${site.title}`)}</title>`,
    `<updated>${timeOf(entries[0]?.date ?? '')}</updated>`,
    `<author><name>${escapeXml(site.title)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin + page.feed)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + page.route)}"/>`,
    ...entries.map((entry) => writeEntry(entry, context)),
    '</feed>\n',
  ].join('\n');
}

function writeEntry(entry: ListedEntry, { origin, published, printer }: FeedContext): string {
  const { title, words, route, anchor, date } = entry;
  const address = `${route}#${anchor}`;
  return [
    '<entry>',
    `<id>${escapeXml(published + address)}</id>`,
    `<title>${escapeXml(title === words ? title : `${title} (${words})`)}</title>`,
    `<updated>${timeOf(date)}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + address)}"/>`,
    `<content type="html">${escapeXml(renderEntry(entry, printer))}</content>`,
    '</entry>',
  ].join('\n');
}

function renderEntry({ description, groups }: ListedEntry, printer: HtmlPrinter): string {
  const toBlock = (markdown: string) => `<div>${printer.printDescription(markdown)}</div>`;
  const lists = groups.map(({ title, changes }) => {
    const items = changes.map(
      (change) => `<li>${printer.printDescription(change.description)}</li>`,
    );
    return `<h3>${printer.printWords(title)}</h3><ul>${items.join('')}</ul>`;
  });
  return [...(description === undefined ? [] : [toBlock(description)]), ...lists].join('');
}

function timeOf(date: string): string {
  return `${date}T00:00:00Z`;
}
