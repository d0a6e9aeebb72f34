import type { ComponentType } from 'react';

/** The one thing that a remote exposes: the screens of its area, mounted by the shell at the root path. */
export type RemoteModule = {
  name: RemoteName;
  /** Draws the route of the current location; brings its own query client and error boundaries. */
  Routes: ComponentType;
};
export type RemoteName = 'player' | 'business' | 'admin';

/** `remotes.json`, which a deploy replaces: the address of each remote's manifest. */
export type RemotesManifest = Record<RemoteName, string>;
