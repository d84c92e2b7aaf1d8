import { parseArgs } from 'node:util';
import { startStaticServer } from './serve/static-server';

// Started by Playwright with the port that its tests use.
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    base: { type: 'string', default: '/superposition' },
    folder: { type: 'string', default: 'public' },
  },
});

startStaticServer({ ...values, port: Number(values.port) }).then(({ url }) => console.log(url));
