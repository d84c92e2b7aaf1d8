import { buildSite } from './build/build-site';
import { exitWith } from './exit-with';
import { serveSite } from './serve/serve-site';

async function buildAndServe(): Promise<number> {
  const code = await buildSite();
  return code === 0 ? serveSite(process.argv.slice(2)) : code;
}

exitWith(buildAndServe());
