import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { nameFile, readOptional } from '../../src/content/files/read-files';
import { parseYamlText } from '../../src/content/files/yaml-text';
import type { SiteConfig } from '../../src/content/settings/site-config';
import type { Read } from '../../src/problems/read';
import { toTitle } from '../../src/text/slug';
import { findVersionFolder } from '../find-version-folder';
import { addToSidebar } from './add-to-sidebar';
import type { GuideRequest } from './parse-request';
import { existingFile, type Plan, refuse } from './plan';

/** Plans a guide, and its entry in the sidebar. */
export async function planGuide(
  request: GuideRequest,
  site: SiteConfig,
  root: string,
): Promise<Read<Plan>> {
  const target = findVersionFolder(site, root, request.version);
  if ('finding' in target) return refuse('site.yaml', root, target.finding);
  const { folder, base } = target;
  const file = join(folder, 'guides', `${request.path}.mdx`);
  if (existsSync(file)) return refuse(file, root, existingFile);
  const sidebar = join(folder, 'sidebar.yaml');
  const before = await readOptional(sidebar);
  const { value: yaml, problems } = parseYamlText(before ?? '', nameFile(root, sidebar));
  if (!yaml) return { problems };
  const changed = addToSidebar(before ?? '', yaml, request);
  if ('finding' in changed) return refuse(sidebar, root, changed.finding);
  const entry = changed.text === before ? [] : ([[sidebar, changed.text]] as const);
  const route = `${base}/${request.path}/`.replace(/\/index\/$/, '/');
  return {
    value: {
      created: new Map([[file, writeGuide(request)], ...(before === undefined ? entry : [])]),
      changed: new Map(before === undefined ? [] : entry),
      next: `write it; \`npm run develop\` shows it at ${route}${changed.where ? `, in the sidebar below ${changed.where}` : ''}`,
    },
    problems: [],
  };
}

/** True until an author replaces it, so that no reader is misled by a page that was forgotten. */
const unfinished = 'This guide is not finished yet.';

/** The advice is in comments, which no reader sees. */
function writeGuide({ path, title = nameGuide(path), description = unfinished }: GuideRequest) {
  const line = (setting: Record<string, string>) => stringify(setting, { lineWidth: 0 });
  return `---
# Name a task with a verb ("Roll back a change"), and a concept with a noun ("Cohorts").
${line({ title })}# One sentence for lists of pages and search engines: what readers will be able to do.
${line({ description })}# Begin the text with a paragraph that says what readers will be able to do and when they need it,
# and go on in sections (## Title). WRITING.md has every component: notes, tabs, steps, figures.
---

${unfinished}
`;
}

function nameGuide(path: string): string {
  return toTitle(
    path
      .replace(/\/index$/, '')
      .split('/')
      .at(-1) ?? '',
  );
}
