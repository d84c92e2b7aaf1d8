import { buildApi } from '../openapi/build/build-api';
import { findLargeExamples } from '../openapi/checks/large-examples';
import type { OpenApiDocument } from '../openapi/document/document';
import { hasErrors, inDocument, type Problem } from '../problems/problem';
import { remember, rememberByObject } from '../text/remember';
import { toSource } from './files/version-folder';
import { settleInterface, type Targets } from './interface/settle-links';
import type { VersionContent } from './model';
import type { VersionParts } from './read-version';
import { arrangeSidebar } from './settings/sidebar';

/** A docs version, and the mistakes in its files. */
export interface BuiltVersion {
  version: VersionContent;
  problems: Problem[];
  /** The links of its interface that lead nowhere. */
  lostLinks: Problem[];
}

/** Settles the links of a version's interface, builds the model of it, and then the sidebar. */
export function buildVersion(
  parts: VersionParts,
  targets: Pick<Targets, 'pages' | 'interfaceDocs'>,
): BuiltVersion {
  const { folder, texts, settings, read } = parts;
  const { version, base } = folder;
  const { guides, notes, figures, screenshots, images } = texts;
  const built = buildInterface(parts, targets);
  const sidebar = arrangeSidebar(parts.sidebar, {
    base,
    guides,
    unreadable: new Set(texts.unreadable.map(({ path }) => path)),
    api: built.content.api,
    isApiUnreadable: !read.value && hasErrors(read.problems),
    hasChangelog: settings.changelog.length > 0,
    hasStory: settings.story !== undefined,
  });
  const { sdks } = settings;
  return {
    version: {
      version,
      base,
      guides: [...guides, ...texts.unreadable],
      notes,
      figures,
      screenshots,
      images,
      ...settings,
      sdks: sdks && { ...sdks, types: { ...read.value?.originalNames, ...sdks.types } },
      ...built.content,
      sidebar: { version, entries: sidebar.entries },
      categories: sidebar.categories,
    },
    problems: [
      ...parts.problems,
      ...texts.problems,
      ...read.problems,
      ...built.problems,
      ...parts.sidebar.problems,
      ...sidebar.problems,
    ],
    lostLinks: built.lostLinks,
  };
}

type BuiltInterface = Pick<BuiltVersion, 'problems' | 'lostLinks'> & {
  content: Partial<VersionContent>;
};

function buildInterface(
  { folder, read: { value: read }, place }: VersionParts,
  targets: Pick<Targets, 'pages' | 'interfaceDocs'>,
): BuiltInterface {
  if (!read) return { content: {}, problems: [], lostLinks: [] };
  const { locate, generatedFile, refused, interfaceFile, isWhole } = read;
  const { base } = folder;
  const { document, problems: lostLinks } = settleInterface(read, { ...targets, base, place });
  const { api, findings } = modelOf(document)(base);
  const apiSource = toSource(interfaceFile, folder);
  return {
    content: { api, document, locate, generatedFile, refused, apiSource },
    problems: isWhole ? inDocument(locate, findings) : [],
    lostLinks,
  };
}

/** The model of an interface, and the examples in it that are too large, which takes a while to find out. */
const modelOf = rememberByObject((document: OpenApiDocument) =>
  remember(
    (base: string) => ({
      api: buildApi(document, base),
      findings: findLargeExamples(document),
    }),
    (base) => base,
    1,
  ),
);
