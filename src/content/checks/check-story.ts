import type { Problem } from '../../problems/problem';
import { checkFailures } from '../../story/checks/check-failures';
import { checkIds } from '../../story/checks/check-ids';
import { checkSteps } from '../../story/checks/check-steps';
import { checkUses } from '../../story/checks/check-uses';
import { checkValues } from '../../story/checks/check-values';
import { listExtensions } from '../../story/checks/list-extensions';
import type { StoryFinding } from '../../story/checks/story-finding';
import { checkValue } from '../files/check-value';
import type { VersionContent } from '../model';
import { checkMarkdown } from './check-descriptions';
import type { Route } from './list-routes';

/** Finds what the story and the requests of errors refer to although there is no such thing. */
export function checkStory(version: VersionContent, routes: ReadonlyMap<string, Route>): Problem[] {
  const { document, api, story, files } = version;
  if (!document || !api) return [];
  const findings = story
    ? [...checkSteps(document, api, story), ...checkFailures(document, api, story)]
    : [];
  const links = listTexts(story).flatMap(({ pointer, text }) =>
    checkMarkdown(text, routes).map((finding): Problem => {
      return { severity: 'error', file: files.story, pointer, ...finding };
    }),
  );
  return [
    ...checkExtensions(version),
    ...findings.map((finding) => toProblem(finding, version)),
    ...links,
  ];
}

/** Finds what the interface says about retries and calls in another form than it must have. */
function checkExtensions({ document, locate }: VersionContent): Problem[] {
  if (!document || !locate) return [];
  return listExtensions(document).flatMap(({ name, pointer, value, schema }) => {
    const origin = locate(pointer);
    return checkValue(value, schema).map((finding): Problem => {
      return { ...origin, ...finding, found: `${finding.found} in ${name}` };
    });
  });
}

/** Finds examples that contradict the story. */
export function checkStoryValues(version: VersionContent): Problem[] {
  const { document, api, story } = version;
  if (!document || !api || !story) return [];
  const findings = [...checkIds(document, api, story), ...checkValues(document, api, story)];
  return findings.map((finding) => toProblem(finding, version));
}

/** Finds operations and examples that the story leaves out. */
export function checkStoryUses(version: VersionContent): Problem[] {
  const { document, api, story } = version;
  if (!document || !api || !story) return [];
  return checkUses(document, api, story).map((finding) => toProblem(finding, version));
}

function toProblem(
  { in: place, pointer, ...finding }: StoryFinding,
  { files, locate }: VersionContent,
): Problem {
  const isInStory = place === 'story' || !locate;
  const origin = isInStory ? { file: files.story, pointer } : locate(pointer);
  return { severity: 'error', ...finding, ...origin };
}

/** The texts of a story in Markdown, with their JSON pointers. */
function listTexts(story: VersionContent['story']): { pointer: string; text: string }[] {
  if (!story) return [];
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
