import { describeChange } from '../../openapi/changes/describe-change';
import { twinRoute } from '../../text/routes';
import { toSlug, toTitle } from '../../text/slug';
import type { FormerPage } from '../model';
import type { PageSources } from '../page-sources';
import { headEntry } from './entry-head';
import type { LocatedFormerPart } from './former-parts';

/** Builds the page at the address of an operation or area that the interface no longer has. */
export function buildFormerPage(part: LocatedFormerPart, sources: PageSources): FormerPage {
  const { kind, name, slug, route, target, change, entry } = part;
  const { authored, locatePage, reference, areas, overview } = sources;
  const area =
    kind === 'area' || change.area === undefined ? undefined : areas.get(toSlug(change.area));
  const above = area ?? overview;
  const title = kind === 'area' ? name : toTitle(name);
  const head = headEntry(entry, authored.base);
  const fate = target ? `is now called ${target.title}` : `was removed ${head.when}`;
  const description = describeRemoval(part);
  const page = { title, route };
  return {
    kind: 'former',
    route,
    slug: `${kind}/${slug}`,
    title,
    ...(description && { description }),
    head: {
      title: target ? target.title : `${title}: removed`,
      description: `The ${kind} ${name} ${fate}.`,
      route: target?.route ?? route,
      noindex: true,
    },
    ...locatePage(page, reference),
    ...(!target && { twin: twinRoute(authored.base, route) }),
    part: kind,
    name,
    ...(target && { target: { title: target.title, route: target.route } }),
    entry: head,
    above: { title: above.title, route: above.route },
  };
}

/** What the changelog says about a removal; with its last name, if it had another one before. */
function describeRemoval({ kind, name, target, change }: LocatedFormerPart): string {
  const lastName = kind === 'operation' ? change.operation : change.area;
  const sentence = target || lastName === name ? '' : describeChange(change);
  return [sentence, change.text].filter(Boolean).join(' ');
}
