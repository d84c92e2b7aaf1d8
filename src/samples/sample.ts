/** The languages that an operation's samples are written in. */
export type Language = 'curl' | 'javascript' | 'python' | 'java' | 'rust';

/** Code that calls an operation. */
export interface Sample {
  language: Language;
  /** Name of the language for readers. */
  label: string;
  /** What code blocks call it. */
  fence: string;
  code: string;
}

/** A package and the class of the client in it. */
export interface Sdk {
  package: string;
  client: string;
}

/** The SDK for Java, with what its classes need of a program. */
export interface JavaSdk extends Sdk {
  /** An input to be loaded before those of `operations`, whose classes need each other. */
  loadFirst?: { input: string; operations: string[] } | undefined;
}

/** What the SDKs of a platform are called; those that were generated from a Smithy model. */
export interface Sdks {
  javascript?: Sdk | undefined;
  python?: Sdk | undefined;
  java?: JavaSdk | undefined;
  rust?: { crate: string } | undefined;
  /** The SDKs' name of a schema, where it differs from the document's. */
  types: Record<string, string>;
  /** The member of an operation's input that holds the whole body, where its fields are not members themselves. */
  payloads: Record<string, string>;
  /** The environment variable that holds the caller's token. */
  token: string;
}
