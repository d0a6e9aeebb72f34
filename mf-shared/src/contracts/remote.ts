import type { ComponentType } from 'react';

/** Whether a file's name ends with a hash of its content: then the file at that address never changes. */
export const isHashedFile = (path: string): boolean => /\.[0-9a-f]{8}\.\w+$/.test(path);

/** The only export of a remote: the screens of its area; the shell mounts them at the root path. */
export type RemoteModule = {
  /** Draws the route of the current location; has its own query client. */
  Routes: ComponentType;
  /** Takes over a page that a server drew: loads its code and puts the server's answers into the cache. */
  takeOver?: (drawn: { page: string; state: unknown }) => Promise<void>;
};

/**
 * Who may enter a page:
 * - `anyone`: everybody.
 * - `user`: a signed-in player.
 * - `business`: an active venue; the owner and all staff.
 * - `manager`: the same without day staff.
 * - `owner`: the same without staff.
 * - `unpaidToo`: any venue, also an inactive one.
 * - `anyBusiness`: everybody; the page itself says that a venue is missing.
 * - `admin`: an admin.
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

/** Viewers of the navigation. `playerAdmin` is a player with an admin's account, `unpaid` an inactive venue. */
export type Audience =
  | 'visitor'
  | 'player'
  | 'playerAdmin'
  | 'owner'
  | 'manager'
  | 'desk'
  | 'unpaid'
  | 'admin';

/** Targets of the shell's own links; the remotes name the pages. */
export type Place =
  | 'playerHome'
  | 'venueHome'
  | 'unpaidHome'
  | 'adminHome'
  | 'registerPlayer'
  | 'registerVenue'
  | 'correctApplication'
  | 'search'
  | 'opponentAds'
  | 'playerAds'
  | 'teamAds'
  | 'notifications'
  | 'playerAccount'
  | 'venueSecurity'
  | 'supportRequests';

/** A page by its router path. Two remotes may share a path for different people. */
export type Page = { path: string; access: Access };

/** Icons of the thumb bar; the shell draws them. */
export type ThumbIcon = 'pitch' | 'match' | 'ads' | 'messages' | 'profile' | 'today' | 'board' | 'income';

export type NavEntry = {
  to: string;
  label: string;
  /** Sorts the entries of all remotes. */
  order: number;
  /** In the bar, behind "Daha fazla" when the bar is full, or in the footer. */
  where: 'bar' | 'more' | 'footer';
  seenBy: readonly Audience[];
  /** Shows the number of unread messages beside the label. */
  badge?: 'messages';
  /** Further address prefixes under which the entry is current. */
  also?: readonly string[];
  /** Addresses below `to` have entries of their own. */
  exact?: true;
  /**
   * Its place in the bar at the lower edge of a phone, which holds five. `label` is a shorter one for it, `also` has the
   * addresses of entries without a place of their own that it stands for.
   */
  thumb?: { order: number; icon: ThumbIcon; label?: string; also?: readonly string[] };
};

/** A remote's description of itself, in `src/manifest.ts`. */
export type ManifestSource = {
  /** Federation name: its folder without `mf-`. */
  name: string;
  /** Name of its area in failures, such as 'Oyuncu alanı'. */
  title: string;
  /** Lowest `CONTRACT` of a shell that supports it. */
  contract: number;
  /** Whose session the server asks for before it answers the remote's code; by default nobody's. */
  guarded?: 'admin';
  pages: readonly Page[];
  places: Readonly<Partial<Record<Place, string>>>;
  nav: readonly NavEntry[];
};

/** `manifest.json`; a remote's build writes it beside its entry. */
export type RemoteManifest = ManifestSource & {
  version: string;
  /** The commit that a release was built from. */
  commit?: string;
  /** When a release was built, as an ISO date. */
  builtAt?: string;
  /** What the change log says of a release. */
  changes?: string;
  /** Only in a release: `sha384-…` of each browser file, by its path beside the manifest. */
  files?: Readonly<Record<string, string>>;
};

/** One version of a remote, with the address of its federation entry. */
type AddressedRemote = Omit<RemoteManifest, 'files' | 'builtAt' | 'changes'> & {
  entry: string;
  /** `sha384-…` of the entry; only a release has one. */
  integrity?: string;
};

/**
 * A version that a share of the visitors gets instead of the stable one, in percent from 0 to 100, two decimals. `since` is
 * when it was first rolled out (ms), by which the rollout is known.
 */
export type Candidate = AddressedRemote & { share: number; since: number };

/** A remote for the shell: its stable version and, while a rollout runs, its candidate. */
export type DeployedRemote = AddressedRemote & { candidate?: Candidate };

/** `remotes.json`; the server also writes it into the shell's page. */
export type RemotesFile = {
  /** The origin of the API, where it is not that of the shell. */
  api?: string;
  remotes: readonly DeployedRemote[];
};
