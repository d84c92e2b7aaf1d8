import type { JavaSdk } from './java/program';
import type { RustSdk } from './rust/program';
import type { Sdk, SdkNames } from './sdk';

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

/** What the SDKs of a platform are called. */
export interface Sdks extends SdkNames {
  javascript?: Sdk | undefined;
  python?: Sdk | undefined;
  java?: JavaSdk | undefined;
  rust?: RustSdk | undefined;
}
