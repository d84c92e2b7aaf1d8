import { findContentRoot } from '../src/content/files/content-root';
import { runApiUpdate } from './api-update/run-api-update';
import { exitWith } from './exit-with';

const today = new Date().toISOString().slice(0, 10);
exitWith(runApiUpdate(process.argv.slice(2), findContentRoot(), today));
