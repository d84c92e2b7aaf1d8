declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export = classes;
}

declare module '*/index.css';

declare module '*.woff2' {
  const address: string;
  export default address;
}
