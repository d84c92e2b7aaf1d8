import type { Finding } from '../../problems/problem';
import { asList, asObject, type Json, type OpenApiDocument, own } from '../document/document';
import { listOperations } from '../document/list-operations';
import { renameComponent } from '../document/pointer';
import { nameAreas } from './name-areas';
import { type NamedTypes, nameTypes } from './name-types';
import type { Names } from './names';
import { type Renaming, renameKeys, renameReferences } from './rename-references';

/** A document as readers see it. */
export interface NamedDocument extends Pick<NamedTypes, 'typeOf' | 'formOf'> {
  document: OpenApiDocument;
  /** The areas that replace tags of the file, by the names of these. */
  formerTags: ReadonlyMap<string, string>;
  /** Mistakes in the names, with pointers into them. */
  problems: Finding[];
  /** The JSON pointer, in the file, of the part at a pointer of `document`. */
  toFile(pointer: string): string;
}

/**
 * Gives the parts of a document the names that readers see: schemas that are one type to them become
 * one, and tags become areas. `file` itself stays as it is.
 */
export function applyNames(file: OpenApiDocument, names: Names): NamedDocument {
  const schemas = asObject(asObject(file.components).schemas);
  const { typeOf, formOf, problems } = nameTypes(file, names);
  const isInline = (name: string) => names.inline.some((ending) => name.endsWith(ending));
  const renaming = { schemas, typeOf, isInline };
  const document = renameReferences(file, renaming) as OpenApiDocument;
  if (document.components) {
    const components = asObject(document.components);
    document.components = { ...components, schemas: listTypes(formOf, renaming) };
  }
  dropNoise(document, names.noise);
  nameSecurity(document, names);
  const areas = nameAreas(asList(file.tags), listOperations(file), names.areas);
  for (const raw of listOperations(document)) {
    const tags = areas.tagsOf(raw);
    if (tags.length > 0) raw.operation.tags = tags;
  }
  if (areas.tags.length > 0) document.tags = areas.tags;
  return {
    document,
    typeOf,
    formOf,
    formerTags: areas.formerTags,
    problems: [...problems, ...areas.problems],
    toFile: (pointer) =>
      renameComponent(pointer, (kind, name) => {
        if (kind === 'schemas') return formOf.get(name);
        return kind === 'securitySchemes' ? names.securitySchemes[name] : undefined;
      }),
  };
}

/** Empties descriptions that say nothing, in place: some parts must have one. */
function dropNoise(document: OpenApiDocument, noise: readonly string[]): void {
  const patterns = noise.map((pattern) => new RegExp(pattern, 'u'));
  for (const { operation } of listOperations(document)) {
    for (const response of Object.values(asObject(operation.responses)).map(asObject)) {
      const { description } = response;
      const isNoise = patterns.some((pattern) => pattern.test(String(description)));
      if (isNoise) response.description = '';
    }
  }
}

function listTypes(formOf: ReadonlyMap<string, string>, renaming: Renaming): Json {
  const types = [...formOf].filter(([, schema]) => !renaming.isInline(schema));
  return Object.fromEntries(
    types.map(([type, schema]) => [
      type,
      renameReferences(own(renaming.schemas, schema), renaming),
    ]),
  );
}

/** Gives security schemes their names, in place. */
function nameSecurity(document: OpenApiDocument, { securitySchemes }: Names): void {
  const names = new Map(Object.entries(securitySchemes).map(([to, from]) => [from, to]));
  const rename = (key: string) => names.get(key) ?? key;
  const components = asObject(document.components);
  if (components.securitySchemes) {
    components.securitySchemes = renameKeys(components.securitySchemes, rename);
  }
  const owners = [document, ...listOperations(document).map(({ operation }) => operation)];
  for (const owner of owners.filter(({ security }) => security !== undefined)) {
    owner.security = asList(owner.security).map((each) => renameKeys(each, rename));
  }
}
