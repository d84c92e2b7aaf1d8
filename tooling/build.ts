import { buildSite } from './build/build-site';

buildSite(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
