import type { ServerFrame } from 'mf-shared/contracts/socket';

/** `2026-11-20`, or the first and last of several nights. */
const nights = (dates: readonly string[]): string => {
  const [first = 'no night', ...more] = dates.toSorted();
  return [first, ...more.slice(-1)].join('..');
};

/** A frame in a few words: what happened, and to whom; `nameOf` names the people of a scene. */
export function brief({ event, data }: ServerFrame, nameOf: (id: string) => string): string {
  switch (event) {
    case 'reservationChanged':
    case 'subscriptionChanged':
      return `${event} ${data.status}`;
    case 'slotsChanged':
    case 'boardChanged':
      return `${event} ${nights(data.dates)}`;
    case 'notification':
      return `${event} ${data.kind}`;
    case 'receiveMessage':
      return `${event} from ${nameOf(data.sender)}`;
    case 'messageSent':
      return `${event} to ${nameOf(data.receiver)}`;
    case 'messagesRead':
      return `${event} by ${nameOf(data.readerId)} with ${nameOf(data.chatId)}`;
    case 'friendshipChanged':
      return [event, data.direction, data.status, nameOf(data.userId)].filter(Boolean).join(' ');
    case 'waitingChanged':
      return `${event} ${data.date} ${data.timeSlot}`;
    case 'staffChanged':
      return `${event} ${nameOf(data.staffId)}`;
    case 'notificationsRead':
      return `${event} ${data.id === null ? 'all' : 'one'}`;
    case 'requestsChanged':
      return `${event} ${data.type} ${data.city}`;
    default:
      return event;
  }
}
