import * as z from 'zod/mini';
import './common.ts';
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
