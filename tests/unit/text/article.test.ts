import { expect, test } from 'vitest';
import { findArticle } from '../../../src/text/article';

test.each([
  'UpdateOverrideRequest',
  'UnknownKey',
  'UnmatchedRow',
  'Experiment',
  'Id',
  'AuditLog',
  'UrgentNote',
  'HTTPValidationError',
  'HttpError',
  'SDKOptions',
  'API',
  'HourlyRate',
  'HonourRoll',
])('says "an" before %s, which begins with the sound of a vowel', (name) => {
  expect(findArticle(name)).toBe('an');
});

test.each([
  'Variant',
  'UserResponse',
  'UniqueIndex',
  'UnitPrice',
  'UsageReport',
  'UtilityBill',
  'Uuid',
  'UrlList',
  'URL',
  'UIOptions',
  'EuropeanUnion',
  'OneTimeKey',
  'HostName',
  'JSONValue',
  '',
])('says "a" before %s', (name) => {
  expect(findArticle(name)).toBe('a');
});
