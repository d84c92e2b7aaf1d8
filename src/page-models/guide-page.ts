import { toText } from '../prose/extract/plain-text';
import { rememberByObject } from '../text/remember';
import { twinRoute } from '../text/routes';
import type { Guide } from './authored-version';
import type { GuidePage } from './model';
import type { PageSources } from './page-sources';
import { addStart } from './start-script';

const readText = rememberByObject(toText);

/** Builds the page of a guide. `origin` is the scheme, host and prefix of the site. */
export function buildGuidePage(guide: Guide, sources: PageSources, origin: string): GuidePage {
  const { path, route, title, description, questions } = guide;
  const text = sources.toText(guide);
  return {
    kind: 'guide',
    route,
    slug: path,
    title,
    description,
    head: { title, description, route, noindex: false },
    ...sources.locatePage(guide),
    twin: twinRoute(sources.authored.base, route),
    source: guide,
    questions,
    guide,
    text: { ...text, tree: addStart(text.tree, guide, sources.authored.guides, origin) },
    words: readText(text.tree),
    operationIds: [...(sources.mentions.get(guide)?.keys() ?? [])],
  };
}
