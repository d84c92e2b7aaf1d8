import { buildSite, isBuilt } from './build-site';
import { serveSite } from './serve-site';

async function buildAndServe(): Promise<number> {
  if (!isBuilt()) {
    const code = await buildSite();
    if (code !== 0) return code;
  }
  return serveSite();
}

buildAndServe().then((code) => {
  process.exitCode = code;
});
