import { twinRoute } from '../navigation/routes';
import { toText } from '../prose/extract/plain-text';
import { rememberByObject } from '../text/remember';
import type { Guide } from './authored-version';
import type { GuidePage } from './model';
import type { PageSources } from './page-sources';

const readText = rememberByObject(toText);

/** Builds the page of a guide. */
export function buildGuidePage(guide: Guide, sources: PageSources): GuidePage {
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
    ...(questions && { questions }),
    guide,
    text,
    words: readText(text.tree),
    operationIds: [...(sources.mentions.get(guide)?.keys() ?? [])],
  };
}
