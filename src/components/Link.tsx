import { withPrefix } from 'gatsby';
import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A root-relative route (`/docs/setup/#database`), a hash of this page, or a full address. */
  to: string;
};

/**
 * The only component that adds the site's prefix to a route. It is a plain anchor: the one click
 * listener of `runtime/links.ts` turns it into a move without a reload, in islands too.
 */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to.startsWith('/') ? withPrefix(to) : to} {...rest} />;
}
