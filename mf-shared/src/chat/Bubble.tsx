import { CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatMessage } from '../contracts/messages.ts';
import { formatClock } from '../format/index.ts';
import styles from './Bubble.module.css';
import { LinkedText } from './LinkedText.tsx';
import type { Outgoing } from './outbox.ts';

/** A message that the API has stored; `note` adds a word, such as that it was seen. */
export function DeliveredBubble(props: { message: ChatMessage; mine: boolean; note: string | null }) {
  const { message, mine, note } = props;
  return (
    <Bubble content={message.content} mine={mine}>
      <time dateTime={message.createdAt}>{formatClock(message.createdAt)}</time>
      {note && <span>{note}</span>}
    </Bubble>
  );
}

type OutgoingBubbleProps = {
  item: Outgoing;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
};

/** An own message on its way, with retry and discard after a failure. */
export function OutgoingBubble({ item, onRetry, onDiscard }: OutgoingBubbleProps) {
  if (item.state === 'sending') {
    return (
      <Bubble content={item.content} mine>
        <Clock className={styles.icon} aria-hidden="true" />
        Gönderiliyor…
      </Bubble>
    );
  }
  const why = item.state === 'waiting' ? 'Bağlantı gelince gönderilecek.' : item.reason;
  return (
    <Bubble content={item.content} mine>
      <span className={styles.failed}>
        <CircleAlert className={styles.icon} aria-hidden="true" />
        Gönderilemedi. {why}
      </span>
      <button type="button" className={styles.act} onClick={() => onRetry(item.clientId)}>
        Tekrar gönder
      </button>
      <button type="button" className={styles.act} onClick={() => onDiscard(item.clientId)}>
        Sil
      </button>
    </Bubble>
  );
}

function Bubble({ content, mine, children }: { content: string; mine: boolean; children: ReactNode }) {
  return (
    <div className={mine ? `${styles.bubble} ${styles.mine}` : styles.bubble}>
      <span className="visually-hidden">{mine ? 'Siz: ' : 'Karşı taraf: '}</span>
      <p className={styles.content}>
        <LinkedText text={content} />
      </p>
      <p className={styles.meta}>{children}</p>
    </div>
  );
}
