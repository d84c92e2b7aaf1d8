import type { ChangelogEntry } from '../openapi/changes/change';
import type { ErrorMeaning } from '../openapi/messages';
import type { GlossaryEntry } from '../prose/glossary/entry';
import type { Prose } from '../prose/model';
import { replaceLinks, replaceMarkdownLinks } from '../prose/parse/replace-links';
import type { Story } from '../story/story';
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

/** Places the links in what errors mean. */
export function placeErrors(
  errors: ReadonlyMap<string, ErrorMeaning>,
  place: PlaceLink,
): ReadonlyMap<string, ErrorMeaning> {
  return new Map(
    [...errors].map(([status, each]) => {
      const meaning = replaceMarkdownLinks(each.meaning, place);
      return [status, { ...each, meaning, action: replaceMarkdownLinks(each.action, place) }];
    }),
  );
}

/** Places the links of a story. */
export function placeStory(story: Story, place: PlaceLink): Story {
  const placeText = (text: string | undefined) => text && replaceMarkdownLinks(text, place);
  return {
    ...story,
    description: replaceMarkdownLinks(story.description, place),
    chapters: story.chapters.map((chapter) => ({
      ...chapter,
      description: placeText(chapter.description),
      steps: chapter.steps.map((step) => ({ ...step, text: placeText(step.text) })),
    })),
  };
}

/** Places the pages and links of a glossary. */
export function placeGlossary(
  entries: readonly GlossaryEntry[],
  place: PlaceLink,
): GlossaryEntry[] {
  return entries.map((entry) => ({
    ...entry,
    page: place(entry.page),
    definition: replaceMarkdownLinks(entry.definition, place),
  }));
}

/** Places the links in the prose of an entry of a changelog. */
export function placeEntry(entry: ChangelogEntry, place: PlaceLink): ChangelogEntry {
  const placeText = (text: string | undefined) => text && replaceMarkdownLinks(text, place);
  return {
    ...entry,
    text: placeText(entry.text),
    opening: entry.opening?.map(({ title, text }) => ({
      title,
      text: replaceMarkdownLinks(text, place),
    })),
    changes: entry.changes.map((change) => ({ ...change, text: placeText(change.text) })),
  };
}
