import type { ComponentType } from 'react';

/** The one thing that a remote exposes: the screens of its area, mounted by the shell at the root path. */
export type RemoteModule = {
  /** Draws the route of the current location; brings its own query client. */
  Routes: ComponentType;
};

/**
 * Who may enter a page: everybody, a signed-in player, whoever runs an active venue, of those managers or the owner
 * alone, an admin; `unpaidToo` is a venue that may be inactive. So is that of `anyBusiness`, where whoever has none is
 * told so by the page.
 */
export type Access =
  | 'anyone'
  | 'user'
  | 'business'
  | 'unpaidToo'
  | 'manager'
  | 'owner'
  | 'anyBusiness'
  | 'admin';

/** Who looks at the navigation. `playerAdmin` is a player whose account is an admin's, `unpaid` an inactive venue. */
export type Audience =
  | 'visitor'
  | 'player'
  | 'playerAdmin'
  | 'owner'
  | 'manager'
  | 'desk'
  | 'unpaid'
  | 'admin';

/** What the shell's own pages link to without knowing whose page it is. */
export type Place =
  | 'playerHome'
  | 'venueHome'
  | 'unpaidHome'
  | 'adminHome'
  | 'registerPlayer'
  | 'registerVenue'
  | 'search'
  | 'opponentAds'
  | 'playerAds'
  | 'teamAds'
  | 'notifications'
  | 'playerAccount'
  | 'venueSecurity'
  | 'supportRequests';

/** A page by its path, as the router takes it. Two remotes may have the same path for different people. */
export type Page = { path: string; access: Access };

export type NavEntry = {
  to: string;
  label: string;
  /** Entries of all remotes stand in the order of these numbers. */
  order: number;
  /** In the bar, behind "Daha fazla" where the bar has no room, or in the footer. */
  where: 'bar' | 'more' | 'footer';
  seenBy: readonly Audience[];
  /** The number of unread messages stands beside the label. */
  badge?: 'messages';
  /** Beginnings of further addresses under which the entry counts as current. */
  also?: readonly string[];
  /** The addresses below `to` have entries of their own. */
  exact?: true;
};

/** What a remote says about itself, in `src/manifest.ts`. */
export type ManifestSource = {
  /** Its name in the federation: that of its folder without `mf-`. */
  name: string;
  /** What a failure calls its area, such as 'Oyuncu alanı'. */
  title: string;
  /** The least `CONTRACT` of a shell that it works in. */
  contract: number;
  pages: readonly Page[];
  places: Readonly<Partial<Record<Place, string>>>;
  nav: readonly NavEntry[];
};

/** `manifest.json`, which the build of a remote writes beside its entry. */
export type RemoteManifest = ManifestSource & { version: string };

/** A remote as the shell finds it: its manifest, and the address of its federation entry. */
export type DeployedRemote = RemoteManifest & { entry: string };

/** `remotes.json`, which also stands in the shell's page when the server sends that. */
export type RemotesFile = {
  /** The origin of the API, where it is not that of the shell. */
  api?: string;
  remotes: readonly DeployedRemote[];
};
