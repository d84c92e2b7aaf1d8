import { isText } from '../openapi/map-texts';
import { twinRoute } from '../text/routes';
import { completeLinks } from './markdown';

/** Turns routes of one version into full URLs. */
export interface Addresses {
  /** The URL of the twin of a page, which has no anchors. */
  ofPage(route: string): string;
  /** The URL of a file of the site. */
  ofFile(route: string): string;
  /** The URL for a link in a text, to a file or to the twin of a page, with its anchor. */
  ofLink(url: string): string;
}

/**
 * `base` is the start of the version's routes; `origin` is the scheme, host and prefix of the site.
 * `movedRoutes` has the present routes of pages by their old ones, which have no twins.
 */
export function createAddresses(
  base: string,
  origin: string,
  movedRoutes: ReadonlyMap<string, string> = new Map(),
): Addresses {
  const ofPage = (address: string) => {
    const [route = ''] = address.split('#', 1);
    return origin + twinRoute(base, movedRoutes.get(route) ?? route);
  };
  const ofFile = (route: string) => origin + route;
  return {
    ofPage,
    ofFile,
    ofLink(url) {
      const [route = '', hash] = url.split('#', 2);
      const address = /\.\w+$/.test(route) ? ofFile(route) : ofPage(route);
      return hash ? `${address}#${hash}` : address;
    },
  };
}

/**
 * Copies a part of a page model with full URLs: every `route` becomes the URL of a twin, every
 * `document` the URL of the document, and links in Markdown texts become full URLs.
 */
export function completeAddresses<Part>(part: Part, addresses: Addresses): Part {
  if (Array.isArray(part)) return part.map((item) => completeAddresses(item, addresses)) as Part;
  if (!isPlainObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (typeof value !== 'string') return [key, completeAddresses(value, addresses)];
      if (key === 'route') return [key, addresses.ofPage(value)];
      if (key === 'document') return [key, addresses.ofFile(value)];
      return [key, isText(key) ? completeLinks(value, addresses.ofLink) : value];
    }),
  ) as Part;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && Object.getPrototypeOf(value ?? 0) === Object.prototype;
}
