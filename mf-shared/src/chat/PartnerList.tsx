import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ChatListItem, Party } from '../contracts/messages.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './PartnerList.module.css';
import { previewOf } from './preview.ts';
import { formatChatTime } from './times.ts';

type PartnerListProps = {
  items: readonly ChatListItem[];
  /** Id of the open conversation's partner. */
  open: string | null;
  onOpen: (id: string, model: Party) => void;
  onMore: (() => void) | null;
  loadingMore: boolean;
};

/** Partners with their last message; each opens its conversation. */
export function PartnerList({ items, open, onOpen, onMore, loadingMore }: PartnerListProps) {
  const list = useRef<HTMLUListElement>(null);
  // A link may open a conversation far down the list.
  useEffect(() => {
    if (open)
      list.current?.querySelector('[aria-current]')?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <div className={styles.scroll}>
      <ul ref={list} className={styles.list}>
        {items.map((item) => (
          <Partner key={item.id} item={item} isOpen={item.id === open} onOpen={onOpen} />
        ))}
      </ul>
      {onMore && (
        <div className={styles.more}>
          <Button variant="ghost" size="sm" busy={loadingMore} onClick={onMore}>
            Daha fazla göster
          </Button>
        </div>
      )}
    </div>
  );
}

type PartnerProps = { item: ChatListItem; isOpen: boolean } & Pick<PartnerListProps, 'onOpen'>;

function Partner({ item, isOpen, onOpen }: PartnerProps) {
  return (
    <li className={isOpen ? `${styles.partner} ${styles.open}` : styles.partner}>
      <Avatar name={item.name} photo={item.photo} />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>{item.name}</span>
          <time className={styles.time} dateTime={item.lastAt}>
            {formatChatTime(item.lastAt)}
          </time>
        </span>
        <span className={styles.line}>
          <span className={styles.preview}>{previewOf(item.lastMessage)}</span>
          {item.unread > 0 && <UnreadBadge count={item.unread} />}
        </span>
      </span>
      <button
        type="button"
        className={styles.action}
        data-partner={item.id}
        aria-current={isOpen || undefined}
        onClick={() => onOpen(item.id, item.type)}
      >
        <span className="visually-hidden">Mesajlaş: {item.name}</span>
        <ChevronRight aria-hidden="true" />
      </button>
    </li>
  );
}

function UnreadBadge({ count }: { count: number }) {
  return (
    <span className={styles.unread}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> okunmamış mesaj</span>
    </span>
  );
}
