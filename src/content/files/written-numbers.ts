import type { ScalarTag, Tags } from 'yaml';
import { readNumber, WrittenNumber } from '../../text/written-number';

/**
 * The numbers of YAML 1.2, which keep their digits and their form: what `readNumber` does not understand is
 * written as in JSON first.
 */
const writtenNumber: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\dA-Fa-f]+)$/,
  resolve: (source: string) => readNumber(toJsonForm(source)),
  identify: (value) => value instanceof WrittenNumber,
  stringify: ({ value }) => String(value),
};

/** The tags of a parser or printer of YAML whose numbers are as they were written. */
export const customTags = (tags: Tags): Tags => [writtenNumber, ...tags];

/** `+1`, `.5`, `1.`, `007` and `0x1F` as JSON writes them. */
function toJsonForm(source: string): string {
  if (/^0[ox]/.test(source)) return BigInt(source).toString();
  return source
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^-?(?=\.)/, (minus) => `${minus}0`)
    .replace(/\.(?!\d)/, '');
}
