import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Gatsby } from './ask-gatsby';

const gatsby = new Gatsby(join(__dirname, '../../fixtures/versions-site'));
afterAll(() => gatsby.stop());
test('x', async () => {
  const t = Date.now();
  const a = await gatsby.ask(
    '{ allPage(filter:{updated:{gte:"2020-01-01"}}) { totalCount nodes { kind version title route updated outgoingLinks { address to { title } } incomingLinks { from { title } } } } }',
  );
  console.log(Date.now() - t, JSON.stringify(a, null, 1).slice(0, 6000));
});
