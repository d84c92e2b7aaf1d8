export { onPreInit } from './src/gatsby/switch-off-slices';
export { createPages } from './src/gatsby/create-pages';
export { createSchemaCustomization } from './src/gatsby/schema';
export { onPreBootstrap, sourceNodes } from './src/gatsby/source-content';
export { onCreateWebpackConfig } from './src/gatsby/webpack';
export { onPostBuild } from './src/gatsby/write-files';
