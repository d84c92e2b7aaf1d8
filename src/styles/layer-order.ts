/**
 * The order of the cascade layers. It is in the head before all other styles, because the bundler
 * may reorder the files of a sheet.
 */
export const layerOrder = '@layer tokens, base, layout, components, print;';
