import { createUniqueNames } from './unique-names';

/** Returns a unique anchor below another anchor of the page. */
export type ReserveAnchor = (parent: string, name: string) => string;

/** Longer names are truncated in anchors. */
const maxNameLength = 100;

/** Creates the function that reserves the anchors of one page. */
export function createAnchors(): ReserveAnchor {
  const reserve = createUniqueNames();
  return (parent, name) => reserve(toAnchor(parent, name));
}

/** Ids must not contain white space, and hashes no bare percent sign; control characters go too. */
function toAnchor(parent: string, name: string): string {
  const short = name.length > maxNameLength ? [...name].slice(0, maxNameLength).join('') : name;
  return `${parent}.${short}`.replace(/[\s%\p{Cc}\p{Cs}]+/gu, '-');
}
