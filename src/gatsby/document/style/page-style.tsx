import type { ReactElement, ReactNode } from 'react';
import { createStyleSelector } from './used-style';

type Style = ReactElement<{ 'data-href': string; dangerouslySetInnerHTML: { __html: string } }>;

/** The classes of the box that `src/boot` shows when something cannot be loaded. */
const addedByBoot = ['failure', 'failure--news', 'button', 'tool'];

let known: { css: string; select: (html: string) => string } | undefined;

/** Finds the style of the whole site, which Gatsby puts into every page; there is none under `develop`. */
function isWholeStyle(node: ReactNode): node is Style {
  const props = (node as ReactElement<object> | null)?.props;
  return (node as Style | null)?.type === 'style' && Boolean(props && 'data-href' in props);
}

/** Leaves of the style in the head of a page what its body needs. */
export function keepUsedStyle(head: ReactNode, body: string): ReactNode {
  if (!Array.isArray(head)) return head;
  return head.map((node) => {
    if (!isWholeStyle(node)) return node;
    const css = node.props.dangerouslySetInnerHTML.__html;
    if (known?.css !== css) known = { css, select: createStyleSelector(css, addedByBoot) };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style
    return <style key="style" data-page dangerouslySetInnerHTML={{ __html: known.select(body) }} />;
  });
}

/**
 * Links to the style of the whole site, which `src/boot/style.ts` puts in the place of the page's. Until
 * then it is for print only, so that nothing waits for it. Without scripts it is added to the page's.
 */
export function linkWholeStyle(head: readonly ReactNode[]): ReactElement[] {
  return head.filter(isWholeStyle).flatMap(({ props: { 'data-href': href } }) => [
    <link key="style" rel="stylesheet" href={href} media="print" data-whole />,
    <noscript key="style-without-script">
      <link rel="stylesheet" href={href} />
    </noscript>,
  ]);
}
