import { readBuildInputs } from './build-inputs';
import { readStamp, removeBuild, removeStamp, writeStamp } from './build-stamp';
import { gatsby } from './gatsby';

async function develop(): Promise<void> {
  const inputs = readBuildInputs();
  const stamp = readStamp();
  if (stamp?.command !== 'develop' || stamp.environment !== inputs.environment) removeBuild();
  removeStamp();
  const port = process.env.PORT || '8000';
  console.log(`\nThe site, once it is there: http://localhost:${port}/docs/`);
  console.log(`Its data, in GraphiQL:      http://localhost:${port}/___graphql\n`);
  process.exitCode = await gatsby('develop', '--port', port);
  // Only now: Gatsby empties a cache that it does not know, and a stamp in it with it.
  writeStamp({ command: 'develop', ...inputs });
}

develop();
