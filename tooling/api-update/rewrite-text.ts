import type { ContentNames } from './content-names';

/** A text in which mentions and links of renamed operations and areas have the new names. */
export function rewriteText(text: string, names: ContentNames): string {
  return rewriteRoutes(renameMentions(text, names), names);
}

/** The text of an overlay in which links, and the steps of the story that errors follow, have the new names. */
export function rewriteOverlay(text: string, names: ContentNames): string {
  const renamed = text.replace(precedingStep, (all, start: string, id: string) => {
    const to = names.operations.get(id);
    return to === undefined ? all : start + to;
  });
  return rewriteRoutes(renamed, names);
}

/** Gives links the new routes of pages, with or without an anchor. */
export function rewriteRoutes(text: string, { routes }: ContentNames): string {
  return text.replace(anyRoute, (all, start: string, route: string) => {
    const to = routes.get(`${route}/`);
    return to === undefined ? all : `${start}${to.slice(0, -1)}`;
  });
}

function renameMentions(text: string, { operations }: ContentNames): string {
  return text.replace(mention, (all, start: string, id: string, end: string) => {
    const to = operations.get(id);
    return to === undefined ? all : start + to + end;
  });
}

const mention = /(<Operation\b[^>]*?\bid=["'])([^"']+)(["'])/g;
/** The operation in `after` of an `x-request`. */
const precedingStep = /(\bafter: ?["']?)(\w+)/g;
/** A route of the docs where a link or a value starts, without its last slash. */
const anyRoute = /(^|[\s("'<:`])(\/docs\/[\w./-]*[\w-])(?=\/?(?:$|[\s)"'>#`]))/gm;

/** A place in a text that refers to a page or an operation. */
export interface Referral {
  line: number;
  /** As it is written: the id of an operation, or a route. */
  name: string;
}

/** Lists the mentions and links of operations and areas that are gone. */
export function listStaleReferrals(
  text: string,
  { goneOperations, goneRoutes }: ContentNames,
): Referral[] {
  const mentions = [...text.matchAll(mention)]
    .filter(([, , id = '']) => goneOperations.has(id))
    .map(({ index, 2: name = '' }) => ({ index, name }));
  const links = [...text.matchAll(anyRoute)]
    .filter(([, , route]) => goneRoutes.has(`${route}/`))
    .map(({ index, 2: route }) => ({ index: index + 1, name: `${route}/` }));
  return [...mentions, ...links]
    .sort((a, b) => a.index - b.index)
    .map(({ index, name }) => ({ line: text.slice(0, index).split('\n').length, name }));
}
