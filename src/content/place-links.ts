import type { Prose } from '../prose/model';
import { replaceLinks, replaceMarkdownLinks } from '../prose/parse/replace-links';
import { remember, rememberByObject } from '../text/remember';

/** Returns the address that a link in a text of a version means (`placeLink`). */
export type PlaceLink = (url: string) => string;

/** The same links make the same copy, from which the same page is built; several versions may have the same text. */
const placeKnown = rememberByObject((prose: Prose) =>
  remember(
    (addresses: ReadonlyMap<string, string>) =>
      replaceLinks(prose, (url) => addresses.get(url) ?? url),
    (addresses) => JSON.stringify([...addresses]),
    50,
  ),
);

/** Places the links of a guide or note. */
export function placeProse<Text extends { prose: Prose }>(text: Text, place: PlaceLink): Text {
  const addresses = new Map(text.prose.links.map(({ url }) => [url, place(url)]));
  return { ...text, prose: placeKnown(text.prose)(addresses) };
}

const texts = ['description', 'text', 'meaning', 'action', 'definition'];
const parts = ['chapters', 'steps', 'opening', 'changes'];

/** Places the links in the texts of settings; what else they have, such as the body of a call, stays as it is. */
export function placeTexts<Settings>(settings: Settings, place: PlaceLink): Settings {
  const placeValue = (key: string, value: unknown): unknown => {
    if (Array.isArray(value) && parts.includes(key)) return value.map(placePart);
    const isText = typeof value === 'string' && texts.includes(key);
    return isText ? replaceMarkdownLinks(value, place) : value;
  };
  const placePart = <Part>(part: Part) =>
    Object.fromEntries(
      Object.entries(part as object).map(([key, value]) => [key, placeValue(key, value)]),
    ) as Part;
  return placePart(settings);
}
