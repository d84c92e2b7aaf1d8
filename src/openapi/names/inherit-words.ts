import { asObject, type Json, type OpenApiDocument, own, pick } from '../document/document';
import { renameComponent } from '../document/pointer';

/** What may be said about a field without changing which values it allows. */
const words = ['description', 'example', 'examples', 'x-enum-descriptions'];

/**
 * Gives types the words of other types, in place: a field that has none of its own has those of the
 * field with the same name. `likes` says whose words a type shares.
 */
export function inheritWords(document: OpenApiDocument, likes: ReadonlyMap<string, string>): void {
  const schemas = asObject(asObject(document.components).schemas);
  for (const [type, like] of likes) {
    const [fields, others] = [type, like].map((name) =>
      asObject(asObject(own(schemas, name)).properties),
    );
    for (const [name, field] of Object.entries(fields ?? {})) {
      const other = asObject(own(others ?? {}, name));
      const missing = words.filter((key) => other[key] !== undefined);
      const isBare = words.every((key) => asObject(field)[key] === undefined);
      if (!fields || !isBare || missing.length === 0) continue;
      fields[name] = addWords(document, asObject(field), pick(other, missing));
    }
  }
}

/** The JSON pointer of what a part of a type shares its words with; of any other part, its own. */
export function toInherited(pointer: string, likes: ReadonlyMap<string, string>): string {
  return renameComponent(pointer, (kind, type) =>
    kind === 'schemas' ? likes.get(type) : undefined,
  );
}

/** OpenAPI 3.0 ignores what is beside a reference, so the words are put around it. */
function addWords(document: OpenApiDocument, field: Json, texts: Json): Json {
  const { $ref, ...beside } = field;
  if ($ref === undefined || !document.openapi.startsWith('3.0')) return { ...field, ...texts };
  return { ...beside, allOf: [{ $ref }], ...texts };
}
