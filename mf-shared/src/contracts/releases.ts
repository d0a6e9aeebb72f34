import * as z from 'zod/mini';
import { numeric } from './common.ts';
import type { DeployedRemote } from './remote.ts';

/** Name of a remote: its folder without `mf-`. */
export const RemoteName = z.string().check(z.regex(/^[a-z][a-z0-9]{0,30}$/, 'Böyle bir bölüm yok.'));
/** Three numbers with points, and perhaps a word behind a hyphen: `1.2.0`, `1.2.0-beta.1`. */
export const ReleaseVersion = z
  .string()
  .check(z.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}(-[a-z0-9][a-z0-9.]{0,30})?$/, 'Sürümü 1.2.0 gibi yazın.'));

/** Most that one report counts of anything; a browser sends one every 30 seconds. */
export const MAX_COUNT = 100;
export const MAX_SAMPLES = 3;
export const MAX_SAMPLE_TEXT = 200;

const count = z.int().check(z.gte(0), z.lte(MAX_COUNT));

/** What one browser saw of one version since its last report. */
export const ReleaseReport = z.object({
  remote: RemoteName,
  version: ReleaseVersion,
  /** The rollout that ran, by its `since`, when the page chose this version; absent without one. */
  rollout: z.optional(z.int()),
  /** Times that its code arrived and ran. */
  loads: count,
  /** Times that it did not, or that its first drawing threw. */
  failures: count,
  scriptErrors: count,
  /** Pages whose web vitals were poor by the common limits. */
  poorVitals: count,
  /** Pages of it that were shown. */
  views: count,
  /** Errors without personal data: the message and the first line of the stack. */
  samples: z.optional(
    z
      .array(
        z.object({
          message: z.string().check(z.maxLength(MAX_SAMPLE_TEXT)),
          at: z.string().check(z.maxLength(MAX_SAMPLE_TEXT)),
        }),
      )
      .check(z.maxLength(MAX_SAMPLES)),
  ),
});
export type ReleaseReport = z.infer<typeof ReleaseReport>;
/** A browser reports about each version that it ran. */
export const ReleaseReports = z.array(ReleaseReport).check(z.minLength(1), z.maxLength(8));

/** The token of a tester's link, `/?surum=<token>`. */
export const TrialQuery = z.object({ token: z.string().check(z.minLength(1), z.maxLength(500)) });
/** The version of that link, for this tab alone. */
export const Trial = z.object({ remote: z.custom<DeployedRemote>() });

const SHARE = 'Payı 0 ile 100 arasında, en çok iki ondalıkla yazın.';
/** A share of the visitors in percent. */
export const Share = numeric(
  SHARE,
  z.gte(0, SHARE),
  z.lte(100, SHARE),
  z.refine((share) => Number.isInteger(Math.round(share * 1e6) / 1e4), SHARE),
);

/** An act repeats the counter that the admin saw, so that nobody acts on what another admin changed. */
export const ReleaseAct = z.object({ counter: numeric(undefined, z.int()) });
export const RollOutInput = z.extend(ReleaseAct, { version: ReleaseVersion, share: Share });
export const TrialLinkInput = z.object({ version: ReleaseVersion });
/** Days for which a tester's link works. */
export const TRIAL_DAYS = 7;
/** A tester's link: an address of the site, below its origin. */
export const TrialLink = z.object({ link: z.string(), until: z.string() });

/** A release in the store. */
const StoredRelease = z.object({
  version: z.string(),
  /** The commit that it was built from, and when. */
  commit: z.nullable(z.string()),
  builtAt: z.nullable(z.string()),
  /** The contract that it needs, and whether this shell is too old for it. */
  contract: z.number(),
  tooNew: z.boolean(),
  /** What the change log says of it. */
  changes: z.nullable(z.string()),
});

/** A remote with its releases and who gets which of them. */
export const RemoteReleases = z.object({
  name: z.string(),
  title: z.string(),
  /** The release that everybody gets; null is the remote as it is built or deployed beside the server. */
  stable: z.nullable(z.string()),
  /** Where a roll-back of the stable version leads; absent when it leads nowhere. */
  returnsTo: z.optional(z.nullable(z.string())),
  candidate: z.nullable(z.object({ version: z.string(), share: z.number(), since: z.string() })),
  counter: z.int(),
  changedAt: z.nullable(z.string()),
  /** The newest first. */
  versions: z.array(StoredRelease),
});
export type RemoteReleases = z.infer<typeof RemoteReleases>;
