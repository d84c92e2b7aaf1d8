import { rememberByObject } from '../../text/remember';
import type { OpenApiDocument } from './document';

/** References into paths, and links, by which an operation says something of another one. */
const leadsToPaths = /"#\/paths\/|"links":/;

/**
 * Everything in a document that an operation can depend on besides itself, as a text: all but the paths, unless
 * something leads into them. As long as it is the same, the same operation says the same.
 */
export const surroundingsOf = rememberByObject(({ paths, ...others }: OpenApiDocument): string => {
  const whole = JSON.stringify([others, paths]);
  return leadsToPaths.test(whole) ? whole : JSON.stringify(others);
});
