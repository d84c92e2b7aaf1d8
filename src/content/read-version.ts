import { stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { buildSidebar, type SidebarSources } from '../navigation/build-sidebar';
import { sidebarConfigSchema } from '../navigation/sidebar-config';
import { explainErrors } from '../openapi/errors';
import type { Problem } from '../problems/problem';
import { findOtherFiles } from './files/find-other-files';
import { checkFigures, readFigures } from './files/read-figures';
import { nameFile, readFiles, type SourceFile } from './files/read-files';
import { readImages } from './files/read-images';
import { readMdx, splitFrontmatter } from './files/read-mdx';
import { readYaml } from './files/read-yaml';
import { readApi } from './interface/read-api';
import type { Alias, Guide, Note, Source, VersionContent } from './model';
import { eachOnce } from './settings/each-once';
import { errorsSchema, indexErrors } from './settings/errors-config';
import { sdksSchema } from './settings/sdks-config';

/** Titles stand in lists, in the head of a page and in the first line of its twin. */
const words = z.string().trim().regex(/^.+$/, 'a text on one line');

const slugPattern = /^[\w-]+(\/[\w-]+)*$/;

const guideSchema = z.strictObject({
  title: words,
  /** One sentence for search engines and lists of pages. */
  description: words,
  /** Short title for the sidebar. */
  label: words.optional(),
  /** Path below `/docs`, where it differs from the file's. */
  slug: z
    .string()
    .regex(slugPattern, 'a path of letters, digits, - and _, without a slash at its ends')
    .optional(),
});

const emptyNote = {
  found: 'a note without a text',
  expected: 'prose on its operation behind the settings',
  repair: 'write it, or remove the file',
};

const noteSchema = z.strictObject({ operation: z.string().min(1) });

const aliasesSchema = eachOnce(
  z.strictObject({
    slug: z.string().regex(/^[a-z\d-]+$/, 'small letters, digits and -'),
    operation: z.string().min(1),
    why: z.string().min(1),
  }),
  'slug',
);

/** What a version is read from. */
export interface VersionSource {
  root: string;
  /** Folder with guides/, notes/, openapi/ and sidebar.yaml. */
  folder: string;
  version: string;
  base: string;
  dates: Map<string, string>;
}

/** Reads one docs version. Mistakes within a file are found here, those between files in `check-content`. */
export async function readVersion(
  source: VersionSource,
  problems: Problem[],
): Promise<VersionContent> {
  const { root, folder, version, base, dates } = source;
  problems.push(...(await findOtherFiles(root, folder)));
  const { guides, unreadable } = await readGuides(source, problems);
  const notes = (await readFiles(root, join(folder, 'notes'), ['.mdx'])).flatMap((file): Note[] => {
    const mdx = readMdx(file, noteSchema, problems);
    if (mdx && splitFrontmatter(file.text).body.trim() === '') {
      problems.push({ severity: 'error', file: file.file, ...emptyNote });
    }
    return mdx ? [{ ...sourceOf(file, dates), ...mdx.frontmatter, prose: mdx.prose }] : [];
  });
  const figures = await readFigures(root, folder, problems);
  problems.push(...checkFigures([...guides, ...notes], figures));
  const images = await readImages([...guides, ...notes], problems);
  const openapi = join(folder, 'openapi');
  const before = problems.length;
  const read = await readApi(root, openapi, base, problems);
  const isApiUnreadable = !read && problems.length > before;
  const { entries, categories } = await readSidebar(
    source,
    { base, guides, unreadable, api: read?.api, isApiUnreadable },
    problems,
  );
  const aliasFile = join(openapi, 'aliases.yaml');
  const aliases: Alias[] = (
    (await readOptional(aliasFile, root, aliasesSchema, problems)) ?? []
  ).map((alias) => ({ ...alias, file: nameFile(root, aliasFile) }));
  const errors = indexErrors(
    (await readOptional(join(openapi, 'errors.yaml'), root, errorsSchema, problems)) ?? [],
  );
  const sdks = await readOptional(join(openapi, 'sdks.yaml'), root, sdksSchema, problems);
  return {
    version,
    base,
    guides,
    notes,
    figures,
    images,
    ...(read && {
      api: explainErrors(read.api, errors),
      document: read.document,
      locate: read.locate,
      apiSource: sourceOf(read.interfaceFile, dates),
    }),
    errors,
    ...(sdks && { sdks }),
    aliases,
    sidebar: { version, entries },
    categories,
  };
}

async function readGuides(
  { root, folder, base, dates }: VersionSource,
  problems: Problem[],
): Promise<{ guides: Guide[]; unreadable: ReadonlySet<string> }> {
  const unreadable = new Set<string>();
  const guidesFolder = join(folder, 'guides');
  const files = await readFiles(root, guidesFolder, ['.mdx']);
  const guides = files.flatMap((file): Guide[] => {
    const path = relative(guidesFolder, file.absolutePath)
      .split(sep)
      .join('/')
      .replace(/\.mdx$/, '');
    const mdx = readMdx(file, guideSchema, problems);
    if (!mdx) {
      unreadable.add(path);
      return [];
    }
    const { title, description, label = title, slug } = mdx.frontmatter;
    const place = slug ?? path.replace(/(^|\/)index$/, '');
    if (place !== '' && !slugPattern.test(place)) {
      problems.push({
        severity: 'error',
        file: file.file,
        found: `a file whose name would make the address ${base}/${place}/`,
        expected: 'folders and files named with letters, digits, - and _',
        repair: 'rename it, or give it a slug in its frontmatter',
      });
    }
    const route = place === '' ? `${base}/` : `${base}/${place}/`;
    return [{ ...sourceOf(file, dates), path, route, title, label, description, prose: mdx.prose }];
  });
  return { guides, unreadable };
}

async function readSidebar(
  { root, folder }: VersionSource,
  sources: SidebarSources,
  problems: Problem[],
) {
  const sidebarFile = join(folder, 'sidebar.yaml');
  const before = problems.length;
  const config = (await readOptional(sidebarFile, root, sidebarConfigSchema, problems)) ?? [];
  if (problems.length > before) return { entries: [], categories: [] };
  const { entries, categories, findings } = buildSidebar(config, sources);
  const hasPages = sources.guides.length > 0 || sources.api !== undefined;
  if (entries.length === 0 && findings.length === 0 && hasPages) {
    problems.push({
      severity: 'error',
      file: nameFile(root, sidebarFile),
      found: 'a sidebar with nothing to link to',
      expected: 'at least one page in the sidebar',
      repair: `add "- guide: ${sources.guides[0]?.path ?? 'index'}"`,
    });
  }
  for (const { entry, ...finding } of findings) {
    problems.push({
      severity: 'error',
      file: nameFile(root, sidebarFile),
      mark: entry,
      ...finding,
    });
  }
  return { entries, categories };
}

function sourceOf(
  { file, absolutePath }: Pick<SourceFile, 'file' | 'absolutePath'>,
  dates: Map<string, string>,
): Source {
  const updated = dates.get(absolutePath);
  return { file, absolutePath, ...(updated && { updated }) };
}

async function readOptional<T>(
  absolutePath: string,
  root: string,
  schema: z.ZodType<T>,
  problems: Problem[],
): Promise<T | undefined> {
  const exists = await stat(absolutePath).then(
    () => true,
    () => false,
  );
  if (!exists) return undefined;
  return readYaml(absolutePath, nameFile(root, absolutePath), schema, problems);
}
