import { buildApi } from '../../openapi/build/build-api';
import { mapTexts } from '../../page-models/map-texts';
import { isStructure } from '../../text/written-number';
import type { VersionContent } from '../model';

/** Replaces texts of an interface in its document and the sidebar; `rebuildApi` then gives them to the model. */
export function replaceTexts(
  { document, categories }: VersionContent,
  texts: ReadonlyMap<string, string>,
): Partial<Pick<VersionContent, 'document' | 'categories'>> {
  if (texts.size === 0) return {};
  return {
    categories: mapTexts(categories, (text) => texts.get(text) ?? text),
    ...(document && { document: replaceAll(document, texts) }),
  };
}

/** Builds the model of an interface again if its texts were replaced: what a page says can be joined from several. */
export function rebuildApi(
  version: VersionContent,
  before: VersionContent | undefined,
): VersionContent {
  const { document, base, api } = version;
  if (!document || !api || document === before?.document) return version;
  return { ...version, api: buildApi(document, base).api };
}

/** Copies a part of a document with other texts. */
function replaceAll<Part>(part: Part, texts: ReadonlyMap<string, string>): Part {
  if (typeof part === 'string') return (texts.get(part) ?? part) as Part;
  if (Array.isArray(part)) return part.map((each) => replaceAll(each, texts)) as Part;
  if (!isStructure(part)) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, replaceAll(value, texts)]);
  return Object.fromEntries(entries) as Part;
}
