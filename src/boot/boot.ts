import { hideDismissedAnnouncement } from './announcement';
import { applyColourMode } from './colour-mode';
import { keepEarlySearch } from './early-search';
import { watchFirstLoad } from './failures';
import { dropInvalidHash } from './hash';
import { leadOn } from './lead-on';
import { applyTabChoicesWhileLoading } from './tabs';

/**
 * The inline script that runs before first paint. It is byte-identical on every page, so it reads
 * its input from attributes of <html>.
 */
document.documentElement.dataset.js = '';
applyColourMode();
hideDismissedAnnouncement();
dropInvalidHash();
leadOn();
applyTabChoicesWhileLoading();
keepEarlySearch();
watchFirstLoad();
