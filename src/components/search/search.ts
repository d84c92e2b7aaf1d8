import data from 'site-data/search.json';

export { SearchPanel } from './SearchPanel';
export { SearchResults } from './SearchResults';
export { prepareSearch } from './shared-source';

// The style is part of this chunk, because otherwise every page would load it.
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(data.style);
  document.adoptedStyleSheets.push(sheet);
}
