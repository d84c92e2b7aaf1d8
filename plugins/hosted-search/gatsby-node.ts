export { onPostBuild, onPreBuild } from '../../src/gatsby/hosted-search/hosted-search';
