import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApi } from '../../src/openapi/build/build-api';

/** A file of tests/fixtures. */
export function readFixture<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(join(__dirname, '..', 'fixtures', name), 'utf8'));
}

/** The model of the platform's own document, without its prose. */
export function buildSuperposition() {
  const file = join(__dirname, '..', '..', 'content', 'openapi', 'superposition.json');
  return buildApi(JSON.parse(readFileSync(file, 'utf8')));
}
