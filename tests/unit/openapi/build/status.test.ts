import { expect, test } from 'vitest';
import { labelStatus } from '../../../../src/openapi/build/status';

test.each([
  ['200', 'OK'],
  ['404', 'Not found'],
  ['402', 'Payment required'],
  ['512', 'Server error'],
  ['4XX', 'Client error'],
  ['default', 'Any other status'],
  ['226', 'Success'],
])('says %s in words: %s', (status, label) => {
  expect(labelStatus(status)).toBe(label);
});
