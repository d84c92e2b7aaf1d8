import type { Json } from '../document/document';

/** A schema whose exclusive bounds are numbers: in 3.0, `exclusiveMinimum` is a boolean; in 3.1, it is the bound itself. */
export function toExclusiveNumbers(schema: Json): Json {
  const converted = { ...schema };
  for (const [exclusive, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (converted[exclusive] === false) delete converted[exclusive];
    if (converted[exclusive] !== true) continue;
    converted[exclusive] = converted[bound];
    delete converted[bound];
  }
  return converted;
}
