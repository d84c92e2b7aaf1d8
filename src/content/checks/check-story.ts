import type { OpenApiDocument } from '../../openapi/document/document';
import type { Api } from '../../openapi/model';
import { type Finding, inDocument, inFile, type Problem } from '../../problems/problem';
import { checkFailures } from '../../story/checks/check-failures';
import { checkSteps } from '../../story/checks/check-steps';
import { listExtensions } from '../../story/checks/list-extensions';
import type { Story } from '../../story/story';
import { remember, rememberByObject } from '../../text/remember';
import { checkValue } from '../files/parse-yaml';
import type { VersionContent } from '../model';
import { checkMarkdown } from './check-descriptions';
import type { Routes } from './list-routes';

/** Finds what the story and the requests of errors refer to although there is no such thing. */
export function checkStory(version: VersionContent, routes: Routes): Problem[] {
  const { document, api, story, locate, files } = version;
  if (!document || !api || !locate) return [];
  const extensions = inDocument(locate, findWrongExtensions(document));
  if (!story) return extensions;
  const links = listTexts(story).flatMap(({ pointer, text }) =>
    checkMarkdown(text, routes).map((finding) => ({ pointer, ...finding })),
  );
  const { steps, failures } = checkerOf(document)(api, story);
  return [
    ...extensions,
    ...inFile(files.story, steps),
    ...inDocument(locate, failures),
    ...inFile(files.story, links),
  ];
}

/** What is wrong with the calls of a story, and with the requests that are to fail. */
const checkerOf = rememberByObject((document: OpenApiDocument) =>
  remember(
    (api: Api, story: Story) => ({
      steps: checkSteps(document, api, story),
      failures: checkFailures(document, api, story),
    }),
    (_, story) => JSON.stringify(story),
    1,
  ),
);

/** Finds what the interface says about retries and calls in another form than it must have. */
const findWrongExtensions = rememberByObject((document: OpenApiDocument): readonly Finding[] =>
  listExtensions(document).flatMap(({ name, pointer, value, schema }) =>
    checkValue(value, schema).map((each) => ({
      ...each,
      pointer,
      found: `${each.found} in ${name}`,
    })),
  ),
);

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
