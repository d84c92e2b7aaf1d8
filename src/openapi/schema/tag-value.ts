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
 * A value with the tag by which the discriminator of a schema tells the type of a reference from
 * others (OpenAPI 3.1, Discriminator Object): its name in `mapping`, else that of the component,
 * whichever the tag's own schema allows. Unchanged where it allows neither.
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
