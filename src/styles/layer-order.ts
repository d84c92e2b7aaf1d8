/**
 * The order of the cascade's layers, which alone decides what wins. It stands in the head before
 * all other style: the bundler puts files of one sheet into an order of its own.
 */
export const layerOrder = '@layer tokens, base, layout, components, print;';
