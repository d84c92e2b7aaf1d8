export { createPages, onCreatePage } from './src/gatsby/create-pages';
export { createSchemaCustomization } from './src/gatsby/schema';
export { onPreBootstrap, sourceNodes } from './src/gatsby/source-content';
export { onPreInit } from './src/gatsby/switch-off-slices';
export { onCreateWebpackConfig } from './src/gatsby/webpack';
export { onPostBuild } from './src/gatsby/write-files';
