import { type LinkSource, resolveLink } from '../navigation/resolve-link';
import { showsGlossary } from '../prose/glossary/fill-glossary';
import type { TermMarks } from '../prose/glossary/mark-terms';
import type { AuthoredVersion, Guide } from './authored-version';

/**
 * Creates the function that returns the terms to mark in a guide: all but those that the guide itself
 * explains. Undefined if no guide of the version shows the glossary.
 */
export function createTermMarker(
  authored: AuthoredVersion,
): (guide: Pick<Guide, 'path'>, linkSource: LinkSource) => TermMarks | undefined {
  const { guides, api, glossary } = authored;
  const shown = guides.find(({ prose }) => showsGlossary(prose.tree));
  const titles = new Map(
    [...guides, ...(api?.areas ?? []), ...(api?.operations ?? [])].map(({ route, title }) => [
      route,
      title,
    ]),
  );
  return ({ path }, linkSource) => {
    if (!shown) return undefined;
    const routeOf = (url: string) => {
      const link = resolveLink(url, linkSource);
      return link.kind === 'page' ? link.route : undefined;
    };
    return {
      glossary,
      isMarked: ({ isMarked, page, except }) =>
        isMarked && routeOf(page) !== linkSource.route && !except.includes(path),
      glossaryRoute: shown.route === linkSource.route ? '' : shown.route,
      routeOf,
      titleOf: (route) => titles.get(route),
    };
  };
}
