import { testChangelog } from './changelog';
import { testDocuments } from './documents';
import { testPreview } from './preview';
import { testRebuilds } from './rebuilds';
import { testSearch } from './search';
import { testSettings } from './settings';
import { serveFixtureSite } from './site';
import { testVersions } from './versions';

serveFixtureSite();
testVersions();
testSettings();
testChangelog();
testSearch();
testDocuments();
testPreview();
testRebuilds();
