import { isScalar, type Node, parse, stringify } from 'yaml';
import { customTags } from '../../src/content/files/written-numbers';

/** A value on one line, with as few quotes as its place allows. */
export function writeInline(value: unknown, isInFlow: boolean): string {
  if (typeof value !== 'string') {
    return stringify(value, { collectionStyle: 'flow', lineWidth: 0, customTags }).trimEnd();
  }
  const fits = (written: string) => {
    try {
      return parse(isInFlow ? `[${written}]` : `key: ${written}`)[isInFlow ? 0 : 'key'] === value;
    } catch {
      return false;
    }
  };
  return value !== '' && !/[\r\n]/.test(value) && fits(value) ? value : JSON.stringify(value);
}

/** A value in the style of a scalar that it replaces: with the same quotes, if it has any. */
export function writeLike(value: unknown, replaced: Node | null, isInFlow: boolean): string {
  if (typeof value === 'string' && isScalar(replaced)) {
    if (replaced.type === 'QUOTE_DOUBLE') return JSON.stringify(value);
    const isSingle = replaced.type === 'QUOTE_SINGLE' && !/[\r\n]/.test(value);
    if (isSingle) return `'${value.replaceAll("'", "''")}'`;
  }
  return writeInline(value, isInFlow);
}

/** The lines of a value in block style, each but the first with `indent` before it. */
export function writeLines(value: unknown, indent: string): string {
  const lines = stringify(value, { lineWidth: 0, indentSeq: true, customTags })
    .trimEnd()
    .split('\n');
  return lines.map((line, index) => (index === 0 || line === '' ? line : indent + line)).join('\n');
}
