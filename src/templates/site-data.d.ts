/** Written by `src/gatsby/bundle/site-data.ts` before webpack runs. */
declare module 'site-data/shell.json' {
  const shell: import('../content/settings/shell').Shell;
  export default shell;
}

declare module 'site-data/sidebars.json' {
  const sidebars: Record<string, import('../navigation/model').SidebarEntry[]>;
  export default sidebars;
}

declare module 'site-data/boot.json' {
  const boot: { script: string };
  export default boot;
}

declare module 'site-data/search.json' {
  const data: import('../search/search-data').SearchData;
  export default data;
}
