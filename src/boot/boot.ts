import { hideDismissedAnnouncement } from './announcement';
import { applyColourMode } from './colour-mode';
import { watchFirstLoad } from './failures';
import { keepHashReadable } from './hash';
import { arrangeArrivingTabs } from './tabs';

/**
 * The one inline script, before first paint, the same bytes in every page. What it has to know
 * is in attributes of <html>.
 */
document.documentElement.dataset.js = '';
applyColourMode();
hideDismissedAnnouncement();
keepHashReadable();
arrangeArrivingTabs();
watchFirstLoad();
