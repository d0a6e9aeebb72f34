import { ArrowLeft, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { ApiError } from '../api-client/index.ts';
import type { ChatClosed, ChatListItem, ChatMessage, Party } from '../contracts/messages.ts';
import { SafetyMenu } from '../safety/index.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ClosedNote } from './ClosedNote.tsx';
import { Composer } from './Composer.tsx';
import styles from './ConversationPanel.module.css';
import { MessageLog } from './MessageLog.tsx';
import { outboxOf } from './outbox.ts';
import { hasKeyboard } from './pointer.ts';
import type { ChatActor } from './useActor.ts';
import { useConversation, usePartner } from './useConversation.ts';
import { useMarkRead } from './useMarkRead.ts';

type PanelProps = {
  actor: ChatActor;
  partnerId: string;
  model: Party;
  listed: ChatListItem | undefined;
  onClose: () => void;
  /** Partner and messages have loaded or failed. */
  onLoaded: () => void;
};

/** The open conversation: its partner, its messages, its composer. */
export function ConversationPanel({ actor, partnerId, model, listed, onClose, onLoaded }: PanelProps) {
  const partner = usePartner(actor, partnerId, model, listed);
  const who = listed ?? partner.data;
  const conversation = useConversation(actor, partnerId);
  const isLoaded = (!!who || partner.isError) && !conversation.history.isPending;
  const told = useEffectEvent(onLoaded);
  useEffect(() => {
    if (isLoaded) told();
  }, [isLoaded]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The conversation replaced the list, so focus moves here, unless writing starts at once.
  useEffect(() => {
    if (!hasKeyboard()) heading.current?.focus({ preventScroll: true });
  }, []);
  const isUnknown = !who && partner.error instanceof ApiError && partner.error.status === 404;
  return (
    <section className={styles.panel} aria-label={who ? `${who.name} ile mesajlaşma` : 'Mesajlaşma'}>
      <header className={styles.head}>
        <IconButton label="Konuşmalara dön" icon={<ArrowLeft />} className={styles.back} onClick={onClose} />
        {who && (
          <span className={styles.face}>
            <Avatar name={who.name} photo={who.photo} />
          </span>
        )}
        <div className={styles.who}>
          <h2 ref={heading} tabIndex={-1} className={styles.name}>
            {who?.name ?? (partner.isPending ? <NameSkeleton /> : 'Konuşma')}
          </h2>
          {!isUnknown && <span className={styles.kind}>{model === 'Business' ? 'İşletme' : 'Oyuncu'}</span>}
        </div>
        {who && (
          <SafetyMenu
            person={{ id: who.id, type: who.type, name: who.name }}
            reports={[{ type: 'message', choices: lastReceived(conversation.messages, partnerId) }]}
          />
        )}
        <Button variant="ghost" icon={<X />} className={styles.close} onClick={onClose}>
          Kapat
        </Button>
      </header>
      {isUnknown ? (
        <div className={styles.lost}>
          <EmptyState
            title="Bu konuşma açılamıyor."
            action={
              <Button variant="secondary" onClick={onClose}>
                Mesajlara dön
              </Button>
            }
          >
            {partner.error?.message}
          </EmptyState>
        </div>
      ) : (
        <Conversation
          {...conversation}
          actor={actor}
          partnerId={partnerId}
          model={model}
          name={who?.name ?? 'Partner'}
          closed={who?.closed ?? null}
        />
      )}
    </section>
  );
}

type ConversationProps = Pick<PanelProps, 'actor' | 'partnerId' | 'model'> &
  ReturnType<typeof useConversation> & { name: string; closed: ChatClosed | null };

function Conversation(props: ConversationProps) {
  const { actor, partnerId, model, name, closed, history, messages, isRead } = props;
  const outbox = outboxOf(actor.id, actor.side);
  const all = useSyncExternalStore(outbox.subscribe, outbox.items);
  const stored = new Set(messages.map((message) => message.clientId));
  const outgoing = all.filter((item) => item.receiverId === partnerId && !stored.has(item.clientId));
  useMarkRead(actor, partnerId, messages);
  return (
    <>
      {history.isPending && <LogSkeleton />}
      {history.isError && messages.length === 0 && (
        <div className={styles.failure}>
          <ErrorState message="Mesajlar alınamadı. Lütfen tekrar deneyin." query={history} />
        </div>
      )}
      {(history.isSuccess || (history.isError && messages.length > 0)) && (
        <MessageLog
          me={actor.id}
          partnerName={name}
          messages={messages}
          outgoing={outgoing}
          isRead={isRead}
          onOlder={history.hasNextPage ? () => void history.fetchNextPage() : null}
          loadingOlder={history.isFetchingNextPage}
          onRetry={(clientId) => outbox.retry(clientId)}
          onDiscard={(clientId) => outbox.discard(clientId)}
        />
      )}
      {closed ? (
        <ClosedNote closed={closed} partnerId={partnerId} />
      ) : (
        <Composer
          actorId={actor.id}
          partnerId={partnerId}
          onSend={(content) => outbox.add(partnerId, model, content)}
        />
      )}
    </>
  );
}

/** How many of the partner's messages the report dialog offers, and how much of each it shows. */
const REPORTABLE = 20;
const PREVIEW = 60;

/** The partner's latest messages, newest first, to choose one to report. */
const lastReceived = (messages: readonly ChatMessage[], partnerId: string) =>
  messages
    .filter(({ sender }) => sender === partnerId)
    .slice(-REPORTABLE)
    .reverse()
    .map(({ id, content }) => ({
      id,
      label: content.length > PREVIEW ? `${content.slice(0, PREVIEW)}…` : content,
    }));

const NameSkeleton = () => (
  <>
    <span className="visually-hidden">Konuşma</span>
    <Skeleton width="9rem" />
  </>
);

function LogSkeleton() {
  return (
    <div className={styles.bones} role="status" aria-busy="true">
      <span className="visually-hidden">Mesajlar yükleniyor</span>
      <Skeleton width="55%" height="2.75rem" />
      <Skeleton width="40%" height="2.75rem" className={styles.right} />
      <Skeleton width="65%" height="2.75rem" />
    </div>
  );
}
