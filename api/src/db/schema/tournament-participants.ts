export type TournamentParticipantRow = { tournament_id: string; user_id: string; registered_at: number };
