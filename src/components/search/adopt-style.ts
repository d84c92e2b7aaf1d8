import data from 'site-data/search.json';

// The style comes with the code: inlined, every page would carry it.
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(data.style);
  document.adoptedStyleSheets.push(sheet);
}
