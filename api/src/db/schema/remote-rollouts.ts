/** Which versions of a remote visitors get. Its id is the name of the remote; one that was never changed has no row. */
export type RemoteRolloutRow = {
  id: string;
  /** The release that everybody gets; null is the remote as it is built or deployed beside the server. */
  stable: string | null;
  /** 1 while a roll-back leads back to `previous`. */
  can_return: number;
  /** The stable version before; null as in `stable`. */
  previous: string | null;
  candidate: string | null;
  /** The candidate's share of the visitors, in hundredths of a percent. */
  share: number;
  /** When this candidate was first rolled out. */
  candidate_since: number | null;
  /** Raised by every change. */
  counter: number;
  changed_at: number;
};
