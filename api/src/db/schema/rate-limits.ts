/** Counts of who did what how often, for limits across processes. The library that counts writes them. */
export type RateLimitRow = { key: string; points: number; expire: number | null };
