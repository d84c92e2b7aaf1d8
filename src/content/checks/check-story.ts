import type { OpenApiDocument } from '../../openapi/document/document';
import { inDocument, inFile, type Problem } from '../../problems/problem';
import { checkFailures } from '../../story/checks/check-failures';
import { checkIds } from '../../story/checks/check-ids';
import { checkSteps } from '../../story/checks/check-steps';
import { checkUses } from '../../story/checks/check-uses';
import { checkValues } from '../../story/checks/check-values';
import { listExtensions } from '../../story/checks/list-extensions';
import type { Story } from '../../story/story';
import { checkValue } from '../files/check-value';
import type { Locate, VersionContent } from '../model';
import { checkMarkdown } from './check-descriptions';
import type { Route } from './list-routes';

/** Finds what the story and the requests of errors refer to although there is no such thing. */
export function checkStory(version: VersionContent, routes: ReadonlyMap<string, Route>): Problem[] {
  const { document, api, story, locate, files } = version;
  if (!document || !api || !locate) return [];
  const extensions = checkExtensions(document, locate);
  if (!story) return extensions;
  const links = listTexts(story).flatMap(({ pointer, text }) =>
    checkMarkdown(text, routes).map((finding) => ({ pointer, ...finding })),
  );
  return [
    ...extensions,
    ...inFile(files.story, checkSteps(document, api, story)),
    ...inDocument(locate, checkFailures(document, api, story)),
    ...inFile(files.story, links),
  ];
}

/** Finds what the interface says about retries and calls in another form than it must have. */
function checkExtensions(document: OpenApiDocument, locate: Locate): Problem[] {
  return listExtensions(document).flatMap(({ name, pointer, value, schema }) => {
    const findings = checkValue(value, schema);
    return inDocument(
      locate,
      findings.map((each) => ({ ...each, pointer, found: `${each.found} in ${name}` })),
    );
  });
}

/** Finds examples that contradict the story. */
export function checkStoryValues(version: VersionContent): Problem[] {
  const { document, api, story, locate, files } = version;
  if (!document || !api || !story || !locate) return [];
  const ids = checkIds(document, api, story);
  const values = checkValues(document, api, story);
  return [...inFile(files.story, ids.story), ...inDocument(locate, [...ids.document, ...values])];
}

/** Finds operations and examples that the story leaves out. */
export function checkStoryUses(version: VersionContent): Problem[] {
  const { document, api, story, locate } = version;
  if (!document || !api || !story || !locate) return [];
  return inDocument(locate, checkUses(document, api, story));
}

/** The texts of a story in Markdown, with their JSON pointers. */
function listTexts(story: Story): { pointer: string; text: string }[] {
  return [
    { pointer: '/description', text: story.description },
    ...story.chapters.flatMap(({ description = '', steps }, index) => [
      { pointer: `/chapters/${index}/description`, text: description },
      ...steps.map(({ text = '' }, position) => ({
        pointer: `/chapters/${index}/steps/${position}/text`,
        text,
      })),
    ]),
  ];
}
