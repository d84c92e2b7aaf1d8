import type { VersionContent } from '../../content/model';

/**
 * Lets nodes and twins share what is made of a docs version: `make` is called when it is first asked
 * for. Content that is read again under `develop` is another object, so nothing goes stale.
 */
export function oncePerVersion<Made extends object>(
  make: (content: VersionContent) => Made,
): (content: VersionContent) => Made {
  const made = new WeakMap<VersionContent, Made>();
  return (content) => {
    const known = made.get(content) ?? make(content);
    made.set(content, known);
    return known;
  };
}
