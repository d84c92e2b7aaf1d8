import { withPrefix } from 'gatsby';
import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A root-relative route (`/docs/setup/#database`), a hash on this page, or an absolute URL. */
  to: string;
};

/**
 * The only component that adds the site's prefix to a route. It renders a plain anchor, because the
 * click listener in `runtime/links.ts` follows all links without a reload, in islands too.
 */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to.startsWith('/') ? withPrefix(to) : to} {...rest} />;
}
