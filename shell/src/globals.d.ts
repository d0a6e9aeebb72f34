/** Versions of the libraries that the page shares with remotes, as installed when the shell was built. */
declare const SHARED_VERSIONS: { react: string; router: string };
