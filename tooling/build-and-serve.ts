import { buildSite, isBuilt } from './build/build-site';
import { exitWith } from './exit-with';
import { serveSite } from './serve/serve-site';

async function buildAndServe(): Promise<number> {
  if (!isBuilt()) {
    const code = await buildSite();
    if (code !== 0) return code;
  }
  return serveSite(process.argv.slice(2));
}

exitWith(buildAndServe());
