import './adopt-style';

export { SearchPanel } from './SearchPanel';
export { SearchResults } from './SearchResults';
export { prepareSearch } from './shared-source';
