import { buildApi } from '../../openapi/build/build-api';
import type { OpenApiDocument } from '../../openapi/document/document';
import { isCallerData, isName } from '../../openapi/document/list-entries';
import { shareExample } from '../../openapi/examples/examples';
import { mapTexts } from '../../openapi/map-texts';
import { remember, rememberByObject } from '../../text/remember';
import { isStructure } from '../../text/written-number';
import type { VersionContent } from '../model';

/**
 * Replaces texts of an interface in its document and the sidebar, and addresses of further documentation;
 * `rebuildApi` then gives them to the model.
 */
export function replaceTexts(
  { document, categories }: VersionContent,
  texts: ReadonlyMap<string, string>,
  addresses: ReadonlyMap<string, string> = new Map(),
): Partial<Pick<VersionContent, 'document' | 'categories'>> {
  if (texts.size + addresses.size === 0) return {};
  const beside = new Map([...texts, ...addresses]);
  return {
    categories: mapTexts(categories, (text) => texts.get(text) ?? text),
    ...(document && { document: replacerOf(document)(texts, beside) }),
  };
}

/** Builds the model of an interface again if its texts were replaced: what a page says can be joined from several. */
export function rebuildApi(
  version: VersionContent,
  before: VersionContent | undefined,
): VersionContent {
  const { document, base, api } = version;
  if (!document || !api || document === before?.document) return version;
  return { ...version, api: builderOf(document)(base) };
}

type Replacements = ReadonlyMap<string, string>;

const builderOf = rememberByObject((document: OpenApiDocument) =>
  remember(
    (base: string) => buildApi(document, base).api,
    (base) => base,
    1,
  ),
);

/** The same texts make the same copy, from which the same pages are built. */
const replacerOf = rememberByObject((document: OpenApiDocument) =>
  remember(
    (texts: Replacements, beside: Replacements) => replaceAll(document, '', texts, beside),
    (...replaced) => JSON.stringify(replaced.map((each) => [...each])),
    1,
  ),
);

/** Copies a part of a document, except for data of callers, with other texts, and with those of `docs` in `externalDocs`. */
function replaceAll<Part>(
  part: Part,
  parentKey: string,
  texts: Replacements,
  docs: Replacements,
): Part {
  if (typeof part === 'string') return (texts.get(part) ?? part) as Part;
  if (!isStructure(part) || (parentKey === 'examples' && Array.isArray(part))) return part;
  if (Array.isArray(part)) return part.map((each) => replaceAll(each, '', texts, docs)) as Part;
  const entries = Object.entries(part).map(([key, value]) => {
    const entry = { key, parentKey };
    if (isCallerData(entry)) return [key, value];
    const own = key === 'externalDocs' ? docs : texts;
    return [key, replaceAll(value, isName(entry) ? '' : key, own, docs)];
  });
  const copy = Object.fromEntries(entries);
  shareExample(copy, part);
  return copy as Part;
}
