/** Webpack's report on the browser's bundle, compiled into the renderer (`src/gatsby/bundle/webpack.ts`). */
declare module 'bundle-report' {
  const report: import('./inline-scripts').BundleReport;
  export default report;
}
