import { type Serialization, serializationOf } from '../calls/serialization';
import type { Json } from '../document/document';
import type { Parameter } from '../messages';
import type { SchemaNode } from '../schema-node';
import { contentOf } from './raw-parameters';

/** Says how a parameter or header is written where that isn't obvious: "repeated for each value: id=1&id=2". */
export function describeSerialization(
  raw: Json,
  parameter: Pick<Parameter, 'name' | 'in'>,
  schema: SchemaNode,
): string[] {
  const { type } = contentOf(raw);
  const style = type ? `sent as ${type}` : describeStyle(serializationOf(raw), parameter, schema);
  return [
    ...(style ? [style] : []),
    ...(raw.allowEmptyValue === true && parameter.in === 'query' ? ['can be sent empty'] : []),
    ...(raw.allowReserved === true ? ['reserved characters such as / and ? are not encoded'] : []),
  ];
}

const separators: Record<string, [words: string, sign: string]> = {
  spaceDelimited: ['spaces', '%20'],
  pipeDelimited: ['pipes', '|'],
};

function describeStyle(
  { style, explode }: Serialization,
  { name, in: location }: Pick<Parameter, 'name' | 'in'>,
  { kind, items }: SchemaNode,
): string | undefined {
  const isList = kind === 'list' || kind === 'tuple';
  const isObject = kind === 'object' || kind === 'map';
  if (style === 'matrix') return `written as ;${name}=…`;
  if (style === 'label') return 'written after a full stop';
  if (!isList && !isObject) return undefined;
  const [one, two] = pickValues(items);
  if (style === 'deepObject') {
    return isList
      ? `a value for each position: ${name}[0]=${one}&${name}[1]=${two}`
      : `a value for each key: ${name}[key]=1`;
  }
  const isSplit = explode && (style === 'form' || style in separators);
  if (isSplit) {
    const joint = location === 'cookie' ? '; ' : '&';
    return isList
      ? `repeated for each value: ${name}=${one}${joint}${name}=${two}`
      : `each key is sent by itself: a=1${joint}b=2`;
  }
  const [words, sign] = separators[style] ?? ['commas', ','];
  const start = style === 'simple' ? '' : `${name}=`;
  if (isList) return `values separated by ${words}: ${start}${one}${sign}${two}`;
  const pairs = explode ? `a=1${sign}b=2` : `a${sign}1${sign}b${sign}2`;
  return `keys and values separated by ${words}: ${start}${pairs}`;
}

/** Two values that a list can have; numbers where any others would do. */
function pickValues(items: SchemaNode | undefined): [string, string] {
  const [one, two] = (items?.values ?? []).map(({ value }) => encodeURIComponent(value));
  return one !== undefined && two !== undefined ? [one, two] : ['1', '2'];
}
