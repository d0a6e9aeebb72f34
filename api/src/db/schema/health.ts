/** The single row that readiness checks write. */
export type HealthRow = { id: 1; checked_at: number };
