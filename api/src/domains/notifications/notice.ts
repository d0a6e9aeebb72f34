import type { Channels, NotificationKind } from 'mf-shared/contracts/notifications';
import type { Side } from '../../auth/side.ts';

/**
 * What to tell. `subject` is the thing that changes to and fro (one player's hour on a pitch), `is` its new state. Both
 * use ids and never typed text: another spelling would be another fact.
 */
export type Fact = { subject: string; is: string };

export type Notice = {
  to: Side;
  kind: NotificationKind;
  /** Takes the place of the topic's name; announcements have one. */
  title?: string | undefined;
  /** The broadcast that it is part of. */
  broadcast?: string | undefined;
  /** Where it may go besides the product, within what the receiver chose; by default everywhere. */
  channels?: Channels | undefined;
  /** One Turkish sentence; that of an announcement may have several lines. */
  text: string;
  /** Path within the app. */
  link: string;
  /** Id of the player whose name is in `text`. The notification is deleted with that account. */
  about?: string | undefined;
  /** Id of what it asks the receiver to answer: a reservation, subscription, friendship, match or waiting entry. */
  asks?: string | undefined;
  /** Whether the receiver just made it happen: then it is listed as read. */
  known?: boolean | undefined;
  /** Also sends a message of `from`, who made it happen; it has the same words unless `text` is set. */
  chat?: { from: Side; text?: string } | undefined;
} & (
  | {
      /** Told once a day; see `isNewToday`. */
      fact: Fact;
    }
  | {
      /** Told once: a second one with the same key for the same receiver is dropped. */
      once: string;
    }
);
