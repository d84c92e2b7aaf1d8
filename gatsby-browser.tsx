import './src/styles/index.css';
import type { GatsbyBrowser } from 'gatsby';
import { endHydration } from './src/components/Island';
import { settlePage, startRuntime } from './src/runtime/runtime';
import { PageShell } from './src/templates/PageShell';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageShell pageContext={props.pageContext}>{element}</PageShell>
);

export const onClientEntry = startRuntime;
export const onInitialClientRender = endHydration;
export const onRouteUpdate = settlePage;
