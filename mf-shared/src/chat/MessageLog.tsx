import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatMessage } from '../contracts/messages.ts';
import { Button } from '../ui/Button.tsx';
import { DeliveredBubble, OutgoingBubble } from './Bubble.tsx';
import styles from './MessageLog.module.css';
import type { Outgoing } from './outbox.ts';
import { dayOf, formatChatDay } from './times.ts';
import { useLogScroll } from './useLogScroll.ts';

// The keyboard must reach a scrolling region.
const KEYBOARD_SCROLLING = { tabIndex: 0 };

type MessageLogProps = {
  me: string;
  partnerName: string;
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  isRead: (message: ChatMessage) => boolean;
  onOlder: (() => void) | null;
  loadingOlder: boolean;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
};

/** The conversation in order; follows new messages unless the reader has scrolled up. */
export function MessageLog(props: MessageLogProps) {
  const { me, partnerName, messages, outgoing, isRead, onOlder, loadingOlder } = props;
  const { log, hasNews, toEnd, onScroll } = useLogScroll({
    first: messages[0]?.id ?? '',
    last: messages.at(-1)?.id ?? '',
    outgoing: outgoing.length,
  });
  const isEmpty = messages.length + outgoing.length === 0;
  const lastRead = messages.findLast((message) => message.sender === me && isRead(message))?.id;
  return (
    <div className={styles.frame}>
      <div
        ref={log}
        className={styles.log}
        data-empty={isEmpty || undefined}
        role="log"
        aria-live="polite"
        aria-label={`${partnerName} ile konuşma`}
        {...KEYBOARD_SCROLLING}
        onScroll={onScroll}
      >
        {onOlder && (
          <div className={styles.older}>
            <Button variant="ghost" size="sm" busy={loadingOlder} onClick={onOlder}>
              Daha eski mesajlar
            </Button>
          </div>
        )}
        {withDays(messages, (message) => (
          <DeliveredBubble
            key={message.id}
            message={message}
            mine={message.sender === me}
            note={message.id === lastRead ? 'Görüldü' : null}
          />
        ))}
        {outgoing.map((item) => (
          <OutgoingBubble
            key={item.clientId}
            item={item}
            onRetry={props.onRetry}
            onDiscard={props.onDiscard}
          />
        ))}
        {isEmpty && <p className={styles.start}>Henüz mesaj yok. İlk mesajı siz yazın.</p>}
      </div>
      {hasNews && (
        <Button size="sm" className={styles.news} icon={<ArrowDown />} onClick={toEnd}>
          Yeni mesaj
        </Button>
      )}
    </div>
  );
}

function withDays(messages: readonly ChatMessage[], draw: (message: ChatMessage) => ReactNode): ReactNode[] {
  let day = '';
  return messages.flatMap((message) => {
    const before = day;
    day = dayOf(message.createdAt);
    const heading = (
      <p key={day} className={styles.day}>
        {formatChatDay(day)}
      </p>
    );
    return day === before ? [draw(message)] : [heading, draw(message)];
  });
}
