export type ChallengeRow = {
  id: string;
  creator_id: string;
  type: 'rakip-bul' | 'eksik-oyuncu';
  details: string;
  contact_info: string;
  created_at: number;
};
