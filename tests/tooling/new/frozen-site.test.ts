import { testFrozenSite } from './test-frozen-site';

// The site's own content, which takes longer, is frozen in `tests/long`.
testFrozenSite('tests/fixtures/versions-site');
