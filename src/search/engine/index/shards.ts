/** A word of one letter is looked up among titles and names only: in texts it would be all of them. */
const shortest = 2;

/**
 * The files that hold words with the same first letters as one of the given words. Files hold sorted
 * words, `first` is the first of each.
 */
export function findPieces(
  words: readonly string[],
  files: readonly { first: string; file: string }[],
): string[] {
  if (files.length === 1) return files.map(({ file }) => file);
  const wanted = words.filter(({ length }) => length >= shortest);
  return files
    .filter(({ first }, index) => {
      const next = files[index + 1]?.first;
      return wanted.some((word) => {
        // Words with the same stem differ after the first letters only.
        const start = word.slice(0, 4);
        return `${start}\uffff` >= first && (next === undefined || start < next);
      });
    })
    .map(({ file }) => file);
}

/** A file of texts and the first of its records. */
interface TextFile {
  first: number;
  file: string;
}

/** The file that holds a record. */
export function findText(record: number, files: readonly TextFile[]): TextFile {
  let found = { first: 0, file: '' };
  for (const file of files) if (file.first <= record) found = file;
  return found;
}
