import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../../tooling/files/list-files';

test('has one word in each `text-decoration`: Safari ignores a declaration with more', () => {
  const styles = listFiles('src').filter((file) => file.endsWith('.css'));
  const declarations = styles.flatMap((file) =>
    (readFileSync(`src/${file}`, 'utf8').match(/text-decoration:[^;]*/g) ?? []).map((found) => ({
      file,
      value: found.replace('text-decoration:', '').trim(),
    })),
  );
  expect(declarations.length).toBeGreaterThan(10);
  expect(declarations.filter(({ value }) => /\s/.test(value))).toEqual([]);
});
