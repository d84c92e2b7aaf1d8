import { isJson } from '../build/media-type';
import { contentOf } from '../build/raw-parameters';
import type { Json } from '../document/document';

/** How a value becomes text (OpenAPI 3.1, Parameter Object, "Style Values"). */
export type Style =
  | 'matrix'
  | 'label'
  | 'simple'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject';

/** The settings that decide how the value of a parameter is written. */
export interface Serialization {
  style: Style;
  /** Whether each item of a list, or field of an object, is sent as a separate value. */
  explode: boolean;
  /** Whether `:`, `/` and other reserved characters that end no value are sent as they are. */
  isReservedAllowed?: true;
  /** For a parameter with `content` instead of a style: whether its value is sent as JSON or as it is. */
  content?: 'json' | 'text';
}

/** How the value of a parameter is written, with the default `style` of its location (Parameter Object). */
export function serializationOf(parameter: Json): Serialization {
  const { in: location, style: given, explode, allowReserved } = parameter;
  const usual = location === 'query' || location === 'cookie' ? 'form' : 'simple';
  const style = (given ?? usual) as Style;
  const { type } = contentOf(parameter);
  return {
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form',
    ...(allowReserved === true && { isReservedAllowed: true as const }),
    ...(type !== undefined && { content: isJson(type) ? 'json' : 'text' }),
  };
}
