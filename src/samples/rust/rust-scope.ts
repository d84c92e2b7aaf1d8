import type { Sdks } from '../sample';
import { nameType } from './rust-names';

/** What the writing of values has to know, and learns. */
export interface Scope {
  crate: string;
  types: Sdks['types'];
  /** Paths of everything that the code names. */
  uses: Set<string>;
}

/** The name of something at a path, which the code then names. */
export function take(path: string, { uses }: Scope): string {
  uses.add(path);
  return path.slice(path.lastIndexOf(':') + 1);
}

/** The SDK's name of a schema. */
export function takeType(type: string, scope: Scope): string {
  return take(`${scope.crate}::types::${nameType(scope.types[type] ?? type)}`, scope);
}
