import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, normalize, relative, sep } from 'node:path';
import { interfaceFiles, versionFiles } from '../../src/content/author-files';
import { readFiles } from '../../src/content/files/read-files';
import { loadContent } from '../../src/content/load-content';
import type { SiteConfig } from '../../src/content/settings/site-config';
import { listSharing } from '../../src/content/sharing/settle-shared';
import type { Finding, Problem } from '../../src/problems/problem';
import type { Read } from '../../src/problems/read';
import { nearest } from '../../src/text/nearest';
import { dropLacking } from '../versions/drop-lacking';
import { findVersionFolder } from '../versions/find-version-folder';
import { settleOwnCopy } from '../versions/settle-own-copy';
import { moveSchema } from './freeze-version';
import type { CopyRequest } from './parse-request';
import type { Plan } from './plan';
import { existingFile, refuse } from './refuse';

/** Plans a version's own copies of files that it shares, with links that lead where they led before. */
export async function planCopy(
  { paths, version: name }: CopyRequest,
  site: SiteConfig,
  root: string,
): Promise<Read<Plan>> {
  const target = findVersionFolder(site, root, name);
  if ('finding' in target) return refuse('site.yaml', root, target.finding);
  const { folder } = target;
  if (folder === root) return refuse('site.yaml', root, describeCurrent(name));
  const shared = await listShared(root);
  const { content, hasOverlays } = await loadContent(root);
  const sharing = content && listSharing(content).find(({ version }) => version.version === name);
  const { document } = sharing?.version ?? {};
  const created = new Map<string, string | Buffer>();
  const problems: Problem[] = [];
  for (const path of paths.map((given) => normalize(given).split(sep).join('/'))) {
    const file = join(folder, path);
    if (!shared.includes(path)) {
      problems.push(...refuse(path, root, describeUnshared(path, shared)).problems);
    } else if (existsSync(file)) {
      problems.push(...refuse(file, root, existingFile).problems);
    } else {
      const bytes = await readFile(join(root, path));
      const isText = /\.(mdx|ya?ml|json)$/.test(path);
      const text = isText && sharing ? moveSchema(settleOwnCopy(`${bytes}`, path, sharing)) : bytes;
      const isOverlay = path.startsWith('openapi/overlays/') && hasOverlays && document;
      created.set(file, isOverlay ? dropLacking(`${text}`, document) : text);
    }
  }
  if (problems.length > 0) return { problems };
  return {
    value: {
      created,
      changed: new Map(),
      // Words of an overlay on what the version lacks are mistakes in a file of its own.
      isDraft: true,
      next: `change ${created.size > 1 ? 'them' : 'it'} for ${name}; the other versions keep theirs`,
    },
    problems: [],
  };
}

/** The paths of all files that versions can share. */
async function listShared(root: string): Promise<string[]> {
  const shared = [...Object.values(versionFiles), ...Object.values(interfaceFiles)].filter(
    ({ isShared }) => isShared,
  );
  const files = (
    await Promise.all(
      shared.map((kind) =>
        'folder' in kind ? readFiles(root, join(root, kind.folder), ['']) : [],
      ),
    )
  ).flat();
  const settings = shared.flatMap((kind) => ('path' in kind ? [kind.path] : []));
  return [
    ...files.map(({ absolutePath }) => relative(root, absolutePath).split(sep).join('/')),
    ...settings.filter((path) => existsSync(join(root, path))),
  ];
}

function describeCurrent(name: string): Finding {
  return {
    code: 'new/current-version',
    found: `${name}, which is the current version`,
    expected: 'another version, which shares the files of the current one',
    fix: 'name another version, or edit the file itself',
  };
}

function describeUnshared(path: string, shared: readonly string[]): Finding {
  const suggestion = nearest(path, shared);
  return {
    code: 'new/unshared-file',
    found: `no file ${path} that versions share`,
    expected:
      'a guide, note, figure, screenshot, overlay, setting of the interface or the glossary, such as guides/index.mdx',
    fix: suggestion
      ? `did you mean ${suggestion}?`
      : 'correct the path, which begins below the content root',
  };
}
