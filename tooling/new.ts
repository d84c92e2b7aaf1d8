import { findContentRoot } from '../src/content/files/content-root';
import { runNew } from './new/run-new';

runNew(process.argv.slice(2), findContentRoot()).then((code) => {
  process.exitCode = code;
});
