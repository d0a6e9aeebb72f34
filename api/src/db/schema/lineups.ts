export type LineupRow = { id: string; user_id: string; name: string; created_at: number };
