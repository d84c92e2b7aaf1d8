import { serveSite } from './serve-site';

serveSite().then((code) => {
  process.exitCode = code;
});
