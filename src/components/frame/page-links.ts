import type { Shell } from '../../content/settings/shell';

type Site = Pick<Shell, 'url' | 'prefix'>;

/** The full address of a page or file of this site. */
function toAddress({ url, prefix }: Site, route: string): string {
  return url.replace(/\/$/, '') + prefix + route;
}

/** Returns links to assistants, each with a message that asks it to read the Markdown of a page. */
export function toAssistantLinks(
  { assistants, ...site }: Site & Pick<Shell, 'assistants'>,
  twin: string,
): { label: string; href: string }[] {
  const prompt = encodeURI(`Read ${toAddress(site, twin)} and answer my questions about it.`);
  return assistants.map(({ label, href }) => ({
    label: `Open in ${label}`,
    href: href.replace('{prompt}', prompt),
  }));
}

/** Returns the address where readers report a problem with a page, with its title and address filled in. */
export function toReport(newIssue: string, site: Site, title: string, route: string): string {
  const body = encodeURI(toAddress(site, route));
  return `${newIssue}?title=${encodeURIComponent(`Docs: ${title}`)}&body=${body}%0A%0A`;
}
