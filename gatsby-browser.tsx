import './src/styles/index.css';
import type { GatsbyBrowser } from 'gatsby';
import { arrangeTabs } from './src/boot/tabs';
import { endHydration } from './src/components/Island';
import { prepareAnnouncer, settlePage, startRuntime } from './src/runtime/runtime';
import { PageShell } from './src/templates/PageShell';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageShell pageContext={props.pageContext} arrange={arrangeTabs}>
    {element}
  </PageShell>
);

/** What is fetched ahead, `src/runtime/prefetch.ts` alone decides. */
export const disableCorePrefetching = () => true;
export const onClientEntry = startRuntime;
export const onInitialClientRender = endHydration;
export const onPreRouteUpdate = prepareAnnouncer;
export const onRouteUpdate = settlePage;
