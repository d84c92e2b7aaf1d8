export { onPreInit } from './src/gatsby/bundle/switch-off-slices';
export { onCreateWebpackConfig } from './src/gatsby/bundle/webpack';
export { onCreateDevServer } from './src/gatsby/develop/dev-server';
export { onPreBuild } from './src/gatsby/files/write-files';
export { createSchemaCustomization } from './src/gatsby/nodes/schema';
export { onPreBootstrap, sourceNodes } from './src/gatsby/nodes/source-content';
export { createPages, onCreatePage } from './src/gatsby/pages/create-pages';
