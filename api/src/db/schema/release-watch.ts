/** What browsers reported of one version in one step of a rollout, or in one hour without one. */
export type ReleaseCountRow = {
  remote: string;
  version: string;
  /** When the candidate was first rolled out, by which the rollout is known; 0 without one. */
  since: number;
  begins_at: number;
  loads: number;
  failures: number;
  script_errors: number;
  poor_vitals: number;
  views: number;
  /** Addresses whose first report of the rollout is counted here, and those of them who saw each kind of harm. */
  witnesses: number;
  failed: number;
  erred: number;
  slow: number;
};

/** An error that browsers saw in a version. */
export type ReleaseErrorRow = {
  remote: string;
  version: string;
  message: string;
  /** The first line of its stack. */
  at: string;
  /** Reports that held it. */
  seen: number;
  first_at: number;
  last_at: number;
};

/** A candidate that was taken back by itself, and the mail that tells the owners of the platform. */
export type ReleaseAlarmRow = {
  id: string;
  remote: string;
  stable: string;
  candidate: string;
  /** A `Harm` as JSON. */
  harm: string;
  created_at: number;
  /** When the mail is next tried; null when nothing waits. */
  due_at: number | null;
  tries: number;
};
