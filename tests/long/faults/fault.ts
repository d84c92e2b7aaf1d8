/** A broken or hostile document of the corpus. It is written only when it is tried. */
export interface Fault {
  /** What is wrong with it. */
  name: string;
  /** The name of its file. */
  file: string;
  write(): string | Buffer;
}

/** What became of a document. */
export interface Outcome {
  /** `built`, or `refused` and the codes of its errors. */
  result: string;
  /** What must not be: an error without a place, a script that came alive, an anchor twice. */
  wrong: string[];
  /** Of the processor, without what other processes took. */
  seconds: number;
  /** The most memory that its process ever used. */
  megabytes: number;
}

/** Makes a document in JSON. */
export function inJson(name: string, make: () => unknown): Fault {
  return { name, file: 'fault.json', write: () => JSON.stringify(make(), null, 1) };
}

/** Makes a document in YAML. */
export function inYaml(name: string, make: () => string | Buffer): Fault {
  return { name, file: 'fault.yaml', write: make };
}

/** The branches of a condition. As a literal, an object with `then` looks like a promise. */
export function thenElse(schema: unknown): Record<string, unknown> {
  return Object.fromEntries(['then', 'else'].map((key) => [key, schema]));
}
