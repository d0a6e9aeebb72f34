/** Why mails or pushes were not sent: one row for each sentence, without addresses. */
export type SendFailureRow = {
  channel: 'mail' | 'push';
  error: string;
  seen: number;
  first_at: number;
  last_at: number;
};
