import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A setting that authors may write. */
export interface Setting {
  /** Its place in the file: `versions[].name`. */
  path: string;
  isRequired: boolean;
  /** The values that it may have, if they are listed. */
  values: readonly string[];
  byDefault?: string;
  /** Its meaning, as an editor shows it. */
  description: string;
}

/**
 * Lists the settings of a JSON Schema in the schema's order. What several alternatives share is listed
 * once, and is required if all of them require it. A definition is listed where it is first used.
 */
export function listSettings(root: JsonSchema): Setting[] {
  const definitions = (root.definitions ?? {}) as Record<string, JsonSchema>;
  const used = new Set<string>();

  function visit(schema: JsonSchema, path: string): Setting[] {
    const { items, additionalProperties: byName, allOf = [], anyOf = [], oneOf = [] } = schema;
    return [
      ...visitProperties(schema, path),
      ...[...allOf, ...findDefinition(schema)].flatMap((each) => visit(each as JsonSchema, path)),
      ...merge([...anyOf, ...oneOf].map((each) => visit(each as JsonSchema, path))),
      ...(isSchema(items) ? visit(items, `${path}[]`) : []),
      ...(isSchema(byName) ? visit(byName, `${path}.*`) : []),
    ];
  }

  function visitProperties(
    { properties = {}, required = [] }: JsonSchema,
    path: string,
  ): Setting[] {
    return Object.entries(properties).flatMap(([name, value]) => {
      const property = value as JsonSchema;
      const at = path ? `${path}.${name}` : name;
      return [toSetting(property, at, required.includes(name)), ...visit(property, at)];
    });
  }

  function findDefinition({ $ref }: JsonSchema): JsonSchema[] {
    const name = $ref?.split('/').at(-1) ?? '';
    const definition = definitions[name];
    if (!definition || used.has(name)) return [];
    used.add(name);
    return [definition];
  }

  return visit(root, '');
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toSetting(schema: JsonSchema, path: string, isRequired: boolean): Setting {
  const { enum: values = [], const: constant, default: byDefault, description = '' } = schema;
  if (constant !== undefined) {
    const value = String(constant);
    // A constant is one of several alternatives, each with a meaning of its own.
    return { path, isRequired, values: [value], description: `\`${value}\`: ${description}` };
  }
  return {
    path,
    isRequired,
    values: values.map(String),
    // Empty lists and objects mean the same as no value.
    ...(byDefault !== undefined &&
      typeof byDefault !== 'object' && { byDefault: String(byDefault) }),
    description,
  };
}

/** Joins the settings of several alternatives for the same place. */
function merge(alternatives: readonly Setting[][]): Setting[] {
  const objects = alternatives.filter((settings) => settings.length > 0);
  const settings = objects.flat();
  const paths = [...new Set(settings.map(({ path }) => path))];
  return paths.map((path) => {
    const same = settings.filter((setting) => setting.path === path);
    const parent = path.slice(0, path.lastIndexOf('.') + 1);
    const withParent = objects.filter((each) =>
      each.some((other) => other.path.startsWith(parent)),
    );
    return {
      ...same[0],
      path,
      isRequired: same.filter(({ isRequired }) => isRequired).length === withParent.length,
      values: [...new Set(same.flatMap(({ values }) => values))],
      description: [...new Set(same.map(({ description }) => description))].join(' '),
    };
  });
}
