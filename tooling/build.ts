import { buildSite } from './build-site';

buildSite().then((code) => {
  process.exitCode = code;
});
