export { onPostBuild } from './src/gatsby/after-build';
export { createPages, onCreatePage } from './src/gatsby/create-pages';
export { onPreBuild } from './src/gatsby/hosted-search';
export { createSchemaCustomization } from './src/gatsby/schema';
export { onPreBootstrap, sourceNodes } from './src/gatsby/source-content';
export { onPreInit } from './src/gatsby/switch-off-slices';
export { onCreateWebpackConfig } from './src/gatsby/webpack';
