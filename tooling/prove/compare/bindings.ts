/** Which value of a run corresponds to which value of the examples, in both directions. */
export interface Bindings {
  /** The words that every example uses, such as the id of an organisation, with their run's values. */
  words: ReadonlyMap<string, string>;
  /** The generated ids of the examples, with the run's ids. */
  ids: ReadonlyMap<string, string>;
}

/** The bindings at the start of a run. */
export const noBindings: Bindings = { words: new Map(), ids: new Map() };

/** Adds what a value of the examples is in this run. */
export function bindId(bindings: Bindings, example: string, run: string): Bindings {
  return { ...bindings, ids: new Map([...bindings.ids, [example, run]]) };
}

/** Adds what a word of the examples is in this run. */
export function bindWord(bindings: Bindings, example: string, run: string): Bindings {
  return { ...bindings, words: new Map([...bindings.words, [example, run]]) };
}

/** Replaces the examples' words and ids in a text by those of the run. */
export function toRun(text: string, { words, ids }: Bindings): string {
  return replaceAll(text, new Map([...ids, ...words]));
}

/** Replaces the run's words and ids in a text by those of the examples. */
export function toExample(text: string, { words, ids }: Bindings): string {
  const back = [...ids, ...words].map(([example, run]): [string, string] => [run, example]);
  // The first binding of an id is the one that readers met first.
  return replaceAll(text, new Map(back.reverse()));
}

/** The example's id that is bound to an id of the run; undefined if there is none. */
export function exampleOf({ words, ids }: Bindings, run: string): string | undefined {
  return [...ids, ...words].find(([, value]) => value === run)?.[0];
}

function replaceAll(text: string, values: ReadonlyMap<string, string>): string {
  if (values.size === 0) return text;
  const longestFirst = [...values.keys()].sort((a, b) => b.length - a.length);
  const names = longestFirst.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  // A value may be a part of a longer name, such as `acme_dev`, but not of a longer word.
  const pattern = new RegExp(`(?<![A-Za-z\\d])(${names.join('|')})(?![A-Za-z\\d])`, 'g');
  return text.replace(pattern, (name) => values.get(name) ?? name);
}
