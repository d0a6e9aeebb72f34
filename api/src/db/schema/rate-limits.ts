export type RateLimitRow = { key: string; points: number; expire: number | null };
