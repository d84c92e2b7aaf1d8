import { countEdits } from './distance';

/** The name that was probably meant, ignoring case; undefined if none is similar enough. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let fewest =
    Math.min(wanted.length, wanted.length < 5 ? 1 : Math.max(2, Math.floor(wanted.length / 4))) + 1;
  let found: string | undefined;
  const byLowerCase = new Map([...names].map((each) => [each.toLowerCase(), each]));
  for (const [lowerCase, each] of byLowerCase) {
    const edits = countEdits(wanted, lowerCase, fewest - 1);
    if (edits >= fewest) continue;
    fewest = edits;
    found = each;
  }
  return found;
}

/** What to do about a wrong name: write the one that was probably meant, as `write` writes it, or else something else. */
export function suggest(
  name: string,
  names: Iterable<string>,
  otherwise = 'correct the name, or remove it',
  write = (meant: string) => meant,
): string {
  const meant = nearest(name, names);
  return meant === undefined ? otherwise : `did you mean ${write(meant)}?`;
}
