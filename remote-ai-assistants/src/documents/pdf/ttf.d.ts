/** Address of a typeface; the bundler puts the file beside the code. */
declare module '*.ttf' {
  const address: string;
  export = address;
}
