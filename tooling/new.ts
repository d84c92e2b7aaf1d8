import { findContentRoot } from '../src/content/files/content-root';
import { runNew } from './new/run-new';

runNew(process.argv.slice(2), findContentRoot())
  .catch((error: Error) => {
    console.error(`Nothing was written: ${error.message}`);
    return 1;
  })
  .then((code) => {
    process.exitCode = code;
  });
