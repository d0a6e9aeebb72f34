import * as z from 'zod/mini';
import { Identified } from './common.ts';
import { RemoteName } from './releases.ts';

/** Kinds of harm that a candidate and the stable version are compared by, with their Turkish names. */
export const RELEASE_MEASURES = {
  failed: 'Açılmadı',
  erred: 'Hata verdi',
  slow: 'Yavaş ya da takılarak açıldı',
} as const;
export type ReleaseMeasure = keyof typeof RELEASE_MEASURES;
export const ReleaseMeasure = z.enum(
  Object.keys(RELEASE_MEASURES) as [ReleaseMeasure, ...ReleaseMeasure[]],
  'Bir ölçüt seçin.',
);

const count = z.int();
/** Visitors who were asked once, and those of them who saw the harm. */
const Side = z.object({ witnesses: count, bad: count });

/** What a candidate and the stable version did by one measure. */
const Harm = z.object({ measure: ReleaseMeasure, candidate: Side, stable: Side });
export type Harm = z.infer<typeof Harm>;

/** A candidate that was taken back by itself. */
const TakenBack = z.extend(Identified, {
  version: z.string(),
  stable: z.string(),
  harm: Harm,
  at: z.string(),
});

/** What browsers reported of one version in the last 30 days. */
export const VersionCounts = z.object({
  version: z.string(),
  loads: count,
  failures: count,
  scriptErrors: count,
  poorVitals: count,
  views: count,
  /** The last errors, which anybody may have sent. */
  errors: z.array(z.object({ message: z.string(), at: z.string(), seen: count, lastAt: z.string() })),
});

/** A candidate against the stable version, by each measure. */
const Comparison = z.array(
  z.extend(Harm, {
    /** How much of the evidence that takes a candidate back is there, from 0 to 1. */
    evidence: z.number(),
  }),
);

/** What is known of a remote's releases from those who use them. */
export const WatchedRemote = z.object({
  remote: RemoteName,
  title: z.string(),
  /** The version that everybody gets, also where it is no release; null when there is none yet. */
  stable: z.nullable(z.string()),
  versions: z.array(VersionCounts),
  /** Null while no candidate is rolled out. */
  comparison: z.nullable(Comparison),
  /** The last ones first. */
  takenBack: z.array(TakenBack),
});
export type WatchedRemote = z.infer<typeof WatchedRemote>;
