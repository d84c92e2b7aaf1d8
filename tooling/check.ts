import { runChecks } from './checks';

runChecks().then(({ code }) => {
  process.exitCode = code;
});
