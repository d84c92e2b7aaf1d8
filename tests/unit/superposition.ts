import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { namesSchema } from '../../src/content/settings/names-config';
import { buildApi } from '../../src/openapi/build/build-api';
import { applyNames } from '../../src/openapi/names/apply-names';

/** A file of tests/fixtures. */
export function readFixture<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(join(__dirname, '..', 'fixtures', name), 'utf8'));
}

/** The platform's own document, as its file is and as readers see it, before overlays. */
export function readSuperposition() {
  const read = (name: string) =>
    readFileSync(join(__dirname, '..', '..', 'content', 'openapi', name), 'utf8');
  const file = JSON.parse(read('superposition.json'));
  const names = namesSchema.parse(parse(read('names.yaml')));
  return { file, names, ...applyNames(file, names) };
}

/** The model of the platform's own document, without its prose. */
export function buildSuperposition() {
  return buildApi(readSuperposition().document);
}
