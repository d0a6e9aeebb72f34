import type { ComponentType } from 'react';
import type { SessionBusiness } from './platform.ts';
import type { DeployedRemote } from './remote.ts';

/**
 * The cookie with the token of a signed-in venue, for the server that draws the venue's home. A browser sends it with that
 * page's request alone, and the API never reads it.
 */
export const SESSION_COOKIE = 'topla.session';

/** The media query of pages that are laid out for a wide window. */
export const WIDE = '(min-width: 60rem)';

/** The shell's logins that strangers are led to; from pages for players, and from all others. A server draws them, too. */
export const LOGINS = { players: '/login-user', all: '/login' } as const;

/** What `server/remote.js` of a remote exports by default. */
export type ServerRemote = {
  /**
   * Opens a page for one reader; null when the browser must draw it.
   *
   * @param of `page` is the page's path as in the manifest; `api` the origin of the API, or an empty text.
   */
  open: (of: { page: string; api: string }) => Promise<ServerPage | null>;
};

/** A page of a remote, for one answer. */
export type ServerPage = {
  Routes: ComponentType;
  /** The title that the last drawing set; an empty text if it set none. */
  takeTitle: () => string;
  /** Fetches what the last drawing asked for. Answers whether there was anything, so that drawing again shows more. */
  fetchData: () => Promise<boolean>;
  /** The fetched answers, for the browser's cache of the same version. */
  state: () => unknown;
  close: () => void;
};

/** An address that somebody opens, the stable versions of the remotes, and the media queries that match there. */
export type Drawing = {
  path: string;
  api: string;
  remotes: readonly DeployedRemote[];
  queries: readonly string[];
  /** The venue that opens its own page; without it, a visitor does. */
  business?: SessionBusiness;
  /** Instant of the drawing in milliseconds. */
  now: number;
};

/** What a server put into the page's element `drawn`: whose content the page has, and its data. */
export type Drawn = {
  /** Path and query of what was drawn: of the login, where a stranger may not see the page at the address. */
  path: string;
  /** Null for a page of the shell. */
  area: { remote: string; version: string; page: string; state: unknown } | null;
  /** The venue whose own page this is; without it, the page is a visitor's. */
  business?: SessionBusiness;
  /** What the browser loads to take the page over. The first one starts the application. */
  scripts: readonly ScriptFile[];
};

/**
 * What a server put into the page's element `ahead`, where the browser draws the page: the files that it will load, by
 * whether a session is kept. Without one the browser may draw a login instead. A venue may have another page at the address.
 */
export type Ahead = {
  kept: readonly ScriptFile[];
  none: readonly ScriptFile[];
  business?: readonly ScriptFile[];
};

/** A script or style sheet by its address. Where `isLent`, it may lie on another origin. */
export type ScriptFile = { href: string; integrity?: string; isLent: boolean };

/** A drawn page: its content, and what belongs to it. */
export type DrawnPage = Omit<Drawn, 'scripts'> & { html: string; title: string };

/** A file of a build, by its path beside `page-files.json`, with its hash. */
export type PageFile = { file: string; integrity: string };

/** `page-files.json`: what a browser loads for the pages of a build. */
export type PageFiles = {
  common: readonly PageFile[];
  /** By the path of the page; what it needs beside the common files. */
  pages: Readonly<Record<string, readonly PageFile[]>>;
};

/** What `server/shell.js` exports. */
export type ServerShell = {
  /** Draws a page for a visitor; null when the browser must. `load` brings the build of a remote for Node. */
  draw: (
    drawing: Drawing,
    load: (remote: DeployedRemote) => Promise<ServerRemote | null>,
  ) => Promise<DrawnPage | null>;
};
