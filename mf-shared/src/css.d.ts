declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module 'mf-shared/ui/styles.css';
/** Address of a file that the build copies unchanged. */
declare module '*?url' {
  const url: string;
  export default url;
}
