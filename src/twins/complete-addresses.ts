import { twinRoute } from '../navigation/routes';
import { isText } from '../page-models/map-texts';
import { completeLinks } from './markdown';

/** Makes whole addresses of the routes of one version. */
export interface Addresses {
  /** The address of the twin of a page. */
  ofPage(route: string): string;
  /** The address of a file of the site. */
  ofFile(route: string): string;
  /** The address that a link of a text leads to, a file or the twin of a page, with its anchor. */
  ofLink(url: string): string;
}

/** `base` is where the routes of the version begin, `origin` scheme, host and prefix of the site. */
export function createAddresses(base: string, origin: string): Addresses {
  const ofPage = (route: string) => origin + twinRoute(base, route);
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
 * A copy of a part of a page model in which every route is the address of a twin, every `document`
 * a whole address, and every link of a Markdown text leads to a whole address.
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
