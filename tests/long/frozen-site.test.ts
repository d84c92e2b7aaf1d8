import { testFrozenSite } from '../tooling/new/test-frozen-site';

testFrozenSite('content');
