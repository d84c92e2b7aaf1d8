import { readBuildInputs } from './build-inputs';
import { readStamp, removeBuild, removeStamp, writeStamp } from './build-stamp';
import { runGatsby } from './gatsby';

async function develop(): Promise<void> {
  const inputs = readBuildInputs();
  const stamp = readStamp();
  if (stamp?.command !== 'develop' || stamp.environment !== inputs.environment) removeBuild();
  removeStamp();
  const port = process.env.PORT || '8000';
  console.log(`\nThe site, once it is there: http://localhost:${port}/docs/`);
  console.log(`Its data, in GraphiQL:      http://localhost:${port}/___graphql\n`);
  process.exitCode = await runGatsby('develop', '--port', port);
  // Written last, because Gatsby clears an unknown cache together with the stamp in it.
  writeStamp({ command: 'develop', ...inputs });
}

develop();
