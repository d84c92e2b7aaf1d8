// Runs a command of the project: node tooling/run.cjs develop. Written so that every Node.js can read
// it, because an old one would fail at what it imports with a message that helps nobody.
'use strict';

const needed = require('../package.json').engines.node.replace('>=', '');

/** @param {string} version */
function toNumbers(version) {
  return version.split('.').map(Number);
}

const [major, minor] = toNumbers(process.versions.node);
const [neededMajor, neededMinor] = toNumbers(needed);

if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) {
  import('./run.mjs');
} else {
  console.error(`This project needs Node.js ${needed} or newer; this is ${process.versions.node}.`);
  process.exitCode = 1;
}
