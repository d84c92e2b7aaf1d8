import { buildApi } from '../../openapi/build/build-api';
import { mapTexts } from '../../page-models/map-texts';
import { isStructure } from '../../text/written-number';
import type { VersionContent } from '../model';

/** Replaces texts of an interface, wherever a version has them. */
export function replaceTexts(
  { base, document, api, categories }: VersionContent,
  texts: ReadonlyMap<string, string>,
): Partial<Pick<VersionContent, 'document' | 'api' | 'categories'>> {
  if (texts.size === 0) return {};
  const replaced = document && replaceAll(document, texts);
  return {
    categories: mapTexts(categories, (text) => texts.get(text) ?? text),
    ...(replaced && { document: replaced }),
    // What a page says can be joined from several texts.
    ...(api && replaced && { api: buildApi(replaced, base).api }),
  };
}

/** Copies a part of a document with other texts. */
function replaceAll<Part>(part: Part, texts: ReadonlyMap<string, string>): Part {
  if (typeof part === 'string') return (texts.get(part) ?? part) as Part;
  if (Array.isArray(part)) return part.map((each) => replaceAll(each, texts)) as Part;
  if (!isStructure(part)) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, replaceAll(value, texts)]);
  return Object.fromEntries(entries) as Part;
}
