import {
  asList,
  asObject,
  asText,
  isObject,
  type Json,
  type OpenApiDocument,
  own,
} from '../document/document';
import { nameOfReference } from '../document/reference';
import { flatten } from './merge-schemas';

/**
 * Adds the tag that identifies the type of a reference to a value (OpenAPI 3.1, Discriminator Object):
 * the type's name in `mapping`, or else the name of the component, if the tag's schema allows it.
 * Returns the value unchanged if the schema allows neither.
 */
export function tagValue(
  document: OpenApiDocument,
  value: unknown,
  { discriminator, properties }: Json,
  ref: string | undefined,
): unknown {
  const { propertyName, mapping } = asObject(discriminator);
  const key = asText(propertyName);
  if (key === undefined || ref === undefined || !isObject(value)) return value;
  const name = nameOfReference(ref);
  const mapped = Object.entries(asObject(mapping)).filter(([, to]) => to === ref || to === name);
  const names = mapped.map(([tag]) => tag);
  const tagSchema = flatten(document, own(asObject(properties), key))?.schema ?? {};
  const isLeftOut = (tagSchema.readOnly || tagSchema.writeOnly) && !Object.hasOwn(value, key);
  if (isLeftOut || names.some((each) => each === value[key])) return value;
  const tag = [...names, name].find((each) => allows(tagSchema, each));
  return tag === undefined ? value : { ...value, [key]: tag };
}

function allows({ const: constant, enum: values }: Json, tag: string): boolean {
  return constant === undefined ? !values || asList(values).includes(tag) : constant === tag;
}
