import type { NotificationKind } from '../contracts/notifications.ts';
import { WholeTimes } from '../ui/WholeTimes.tsx';
import styles from './Notifications.module.css';

/** Whether a notice says yes or no to its reader. */
const VERDICTS: Partial<Record<NotificationKind, 'yes' | 'no'>> = {
  reservation_approved: 'yes',
  reservation_rejected: 'no',
  reservation_cancelled: 'no',
  reservation_expired: 'no',
  subscription_approved: 'yes',
  subscription_rejected: 'no',
  subscription_cancelled: 'no',
  match_refused: 'no',
  match_cancelled: 'no',
  tournament_cancelled: 'no',
};

// A newer server may send kinds unknown to this page.
export const verdictOf = (kind: string): 'yes' | 'no' | undefined => VERDICTS[kind as NotificationKind];

/** `Saha 1, 20 Kasım Cuma, 21:00-22:00: rezervasyonunuz onaylandı. İyi maçlar!` */
const ANSWER = /^(.+?\d: )([^.]+\.)(.*)$/s;

/** The sentence of a notice: what was answered about an hour stands out. */
export function NoticeText({ kind, text }: { kind: string; text: string }) {
  const answer = verdictOf(kind) && ANSWER.exec(text);
  if (!answer) return <WholeTimes>{text}</WholeTimes>;
  const [, hour = '', verdict, rest] = answer;
  return (
    <>
      <WholeTimes>{hour}</WholeTimes>
      <b className={styles.verdict}>{verdict}</b>
      {rest}
    </>
  );
}
