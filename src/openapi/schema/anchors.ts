/** Gives an anchor below another one that no other part of the page has. */
export type ReserveAnchor = (parent: string, name: string) => string;

/** A longer name is cut in its anchor. */
const longestName = 100;

/** Gives the function that reserves the anchors of one page. */
export function createAnchors(): ReserveAnchor {
  const reserved = new Set<string>();
  return (parent, name) => {
    const wanted = toAnchor(parent, name);
    let anchor = wanted;
    for (let number = 2; reserved.has(anchor); number += 1) anchor = `${wanted}-${number}`;
    reserved.add(anchor);
    return anchor;
  };
}

/** An id must not contain white space, nor a hash a bare percent sign; nothing hidden is kept either. */
function toAnchor(parent: string, name: string): string {
  const short = name.length > longestName ? [...name].slice(0, longestName).join('') : name;
  return `${parent}.${short}`.replace(/[\s%\p{Cc}\p{Cs}]+/gu, '-');
}
