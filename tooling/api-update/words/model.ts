import type { Json, OpenApiDocument } from '../../../src/openapi/document/document';
import type { PathMatch } from '../../../src/overlays/json-path';
import type { OverlayAction } from '../../../src/overlays/overlay';

/** An overlay as it is written. */
export interface OverlayText {
  file: string;
  text: string;
}

/** Words that lost their place. */
export interface LostWords {
  file: string;
  /** Where they were, as a JSONPath. */
  address: string;
  /** The value in YAML. */
  words: unknown;
  /** How many texts and examples they are; 0 for a name or a key of an example. */
  count: number;
}

/** Words that followed their part. */
export interface MovedWords {
  file: string;
  from: string;
  to: string;
  count: number;
}

/** The documents that readers see before and after a change of the interface. */
export interface Documents {
  before: OpenApiDocument;
  after: OpenApiDocument;
}

/** What a change of the interface does to overlays. */
export interface WordsPlan {
  /** The new texts of the files that change; undefined for a file without any words left. */
  texts: ReadonlyMap<string, string | undefined>;
  moved: MovedWords[];
  lost: LostWords[];
  /** What takes back the changes of examples, by the targets of the actions that have them. */
  restored: { file: string; target: string; actions: OverlayAction[] }[];
  /** How many texts and examples stay where they are, follow their part, and lose their place. */
  counts: { kept: number; moved: number; lost: number };
}

/** The keys from an update to one of its parts. */
export type Path = readonly string[];

/** The words of an update that keep or lose their place together. */
export interface Words {
  /** Where they are in the update. */
  path: Path;
  /** The part of the document that they are about, below the target. */
  part: Path;
  /** The value of an enum that they describe. */
  enumValue?: string;
  /** An operation that a group or a step of a life cycle lists. */
  operation?: { id: string; list: string };
  /** How many texts and examples they are. */
  count: number;
}

/** What an example has to change for the newer document. */
export interface Fit {
  /** Paths of the keys that the type no longer has. */
  gone: Path[];
  /** Paths of the keys that have another name. */
  renamed: { path: Path; to: string }[];
}

/** What becomes of an action. */
export interface ActionFate {
  /** The target with the new names; undefined if nothing is left that it could select. */
  target: string | undefined;
  /** The words without a place. */
  lost: Words[];
  /** Keys of the update with another name. */
  keys: { path: Path; to: string }[];
  /** Operations in lists of the update with another name. */
  operations: { path: Path; to: string }[];
  /** Keys of example values without a place, or with another name. */
  fits: Fit[];
  /** What the target selects in the document before. */
  matches: PathMatch[];
}

/** An action with words that moved to another part. */
export interface AddedWords {
  file: string;
  action: OverlayAction;
}

/** An action whose words moved, apart from the `rest`. */
export interface TakenAction {
  file: string;
  index: number;
  /** Where the words are now. */
  to: string;
  count: number;
  rest?: Json;
  restCount: number;
}
