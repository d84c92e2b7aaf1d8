import './src/styles/index.css';
import type { GatsbyBrowser } from 'gatsby';
import { applyTabChoices } from './src/boot/tabs';
import { CrashBoundary } from './src/components/frame/CrashBoundary';
import { endHydration } from './src/components/Island';
import { onPageCrashed } from './src/runtime/missing-parts';
import { shouldGatsbyScroll } from './src/runtime/places';
import {
  configureAnnouncer,
  onHydrated,
  onPageRendered,
  startRuntime,
} from './src/runtime/runtime';
import { PageShell } from './src/templates/PageShell';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <CrashBoundary route={props.location.pathname} home="/docs/">
    <PageShell pageContext={props.pageContext} onNewPage={applyTabChoices}>
      {element}
    </PageShell>
  </CrashBoundary>
);

/** `src/runtime/prefetch.ts` decides what is prefetched. */
export const disableCorePrefetching = () => true;
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  startRuntime();
  if (process.env.NODE_ENV === 'production') return;
  void import('./src/runtime/develop/problem-box').then(({ listenForProblems }) =>
    listenForProblems(),
  );
};
export const onInitialClientRender = () => {
  endHydration();
  onHydrated();
};
export const onPreRouteUpdate = configureAnnouncer;
export const onRouteUpdate = onPageRendered;
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = shouldGatsbyScroll;
export const onCaughtError = onPageCrashed;
export const onUncaughtError = onPageCrashed;
