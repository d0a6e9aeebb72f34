export const REMOTES: readonly string[];
export const FRONT_ENDS: readonly string[];
