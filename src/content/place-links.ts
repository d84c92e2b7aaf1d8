import type { ChangelogEntry } from '../openapi/changes/change';
import type { ErrorMeaning } from '../openapi/messages';
import type { GlossaryEntry } from '../prose/glossary/entry';
import type { Prose } from '../prose/model';
import { replaceLinks, replaceMarkdownLinks } from '../prose/parse/replace-links';
import type { Story } from '../story/story';
import { rememberByAnswers } from '../text/remember';

/** Returns the address that a link in a text of a version means (`placeLink`). */
export type Place = (url: string) => string;

/** The same links make the same copy, from which the same page is built. */
const placeKnown = rememberByAnswers((prose: Prose, { href }: { href: Place }) =>
  replaceLinks(prose, href),
);

/** Places the links of a guide or note. */
export function placeProse<Text extends { prose: Prose }>(text: Text, href: Place): Text {
  return { ...text, prose: placeKnown(text.prose, { href }) };
}

/** Places the links in what errors mean. */
export function placeErrors(
  errors: ReadonlyMap<string, ErrorMeaning>,
  place: Place,
): ReadonlyMap<string, ErrorMeaning> {
  return new Map(
    [...errors].map(([status, each]) => {
      const meaning = replaceMarkdownLinks(each.meaning, place);
      return [status, { ...each, meaning, action: replaceMarkdownLinks(each.action, place) }];
    }),
  );
}

/** Places the links of a story. */
export function placeStory(story: Story, place: Place): Story {
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
export function placeGlossary(entries: readonly GlossaryEntry[], place: Place): GlossaryEntry[] {
  return entries.map((entry) => ({
    ...entry,
    page: place(entry.page),
    definition: replaceMarkdownLinks(entry.definition, place),
  }));
}

/** Places the links in the prose of an entry of a changelog. */
export function placeEntry(entry: ChangelogEntry, place: Place): ChangelogEntry {
  const placeText = (text: string | undefined) => text && replaceMarkdownLinks(text, place);
  return {
    ...entry,
    text: placeText(entry.text),
    changes: entry.changes.map((change) => ({ ...change, text: placeText(change.text) })),
  };
}
