import type { NotificationKind } from 'mf-shared/contracts/notifications';
import type { Side } from '../../auth/side.ts';

/**
 * What is told. `subject` is what changes to and fro (one player's hour on a pitch), `is` what became of it. Both name
 * things by ids and never by what somebody typed, or another spelling would be another fact.
 */
export type Fact = { subject: string; is: string };

export type Notice = {
  to: Side;
  kind: NotificationKind;
  /** One Turkish sentence. */
  text: string;
  /** Path of the app that it leads to. */
  link: string;
  /** Id of the player whose name `text` holds; it goes when that account goes. */
  about?: string | undefined;
  /** Whether the receiver made it happen themselves just now: then it stands among the news as read. */
  known?: boolean | undefined;
  /** Also a message of `from`, who made it happen; in the same words unless it has its own. */
  chat?: { from: Side; text?: string } | undefined;
} & (
  | {
      /** Told once a day; see `toldToday`. */
      fact: Fact;
    }
  | {
      /** Told a single time: a second one with the same key for the same receiver is dropped. */
      once: string;
    }
);
