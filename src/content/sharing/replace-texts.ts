import { mapTexts } from '../../page-models/map-texts';
import type { VersionContent } from '../model';

/** Replaces texts of an interface, wherever a version has them. */
export function replaceTexts(
  { document, api, categories }: VersionContent,
  texts: ReadonlyMap<string, string>,
): Pick<VersionContent, 'document' | 'api' | 'categories'> {
  const replace = <Part>(part: Part) => mapTexts(part, (text) => texts.get(text) ?? text);
  return {
    categories: replace(categories),
    ...(document && { document: replaceAll(document, texts) }),
    ...(api && { api: replace(api) }),
  };
}

/** Copies a part of a document with other texts. */
function replaceAll<Part>(part: Part, texts: ReadonlyMap<string, string>): Part {
  if (typeof part === 'string') return (texts.get(part) ?? part) as Part;
  if (Array.isArray(part)) return part.map((each) => replaceAll(each, texts)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, replaceAll(value, texts)]);
  return Object.fromEntries(entries) as Part;
}
