import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../api-client/index.ts';
import type { ChatListItem, Party } from '../contracts/messages.ts';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { PitchLines } from '../ui/PitchLines.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import styles from './ChatPage.module.css';
import { ConversationPanel } from './ConversationPanel.tsx';
import { PartnerList } from './PartnerList.tsx';
import { type ChatActor, useActor } from './useActor.ts';
import { useChatList } from './useChatList.ts';

/**
 * The conversations of a player or a business. The address names the open one (`receiverId`, `receiverModel`), for
 * links and reloads. Needs the remote's query client around it.
 */
export function ChatPage({ side }: { side: Party }) {
  useDocumentTitle('Mesajlar');
  const actor = useActor(side);
  const [query] = useSearchParams();
  return (
    <>
      <div className={cx(query.has('receiverId') && styles.behind)}>
        <PageHeader title="Mesajlar" art="centre" />
      </div>
      {/* One account's lists and texts never show to the next one. */}
      {actor && <Panes key={actor.id} actor={actor} />}
    </>
  );
}

function Panes({ actor }: { actor: ChatActor }) {
  const [query, setQuery] = useSearchParams();
  const open = query.get('receiverId');
  // A linked conversation loads first, the list beside it afterwards.
  const [hasOpened, setOpened] = useState(false);
  const list = useChatList(actor, hasOpened || !open || !query.get('receiverModel'));
  const listed = list.items.find((item) => item.id === open);
  const show = (receiverId: string, receiverModel: Party) => setQuery({ receiverId, receiverModel });
  const model = modelOf(query.get('receiverModel'), listed, actor);
  const partners = useRef<HTMLElement>(null);
  const before = useRef(open);
  useEffect(() => {
    // After closing, focus returns to the place where the conversation was opened.
    if (!open && before.current) {
      partners.current?.querySelector<HTMLElement>(`[data-partner="${CSS.escape(before.current)}"]`)?.focus();
    }
    before.current = open;
  }, [open]);
  const isAlone = !open && list.items.length === 0 && !list.isPending;
  return (
    <div className={cx(styles.panes, open && styles.isOpen, isAlone && styles.alone)}>
      <section ref={partners} className={styles.partners} aria-label="Konuşmalar">
        <Partners list={list} open={open} side={actor.side} onOpen={show} />
      </section>
      {open ? (
        <div className={styles.conversation}>
          <ConversationPanel
            key={open}
            actor={actor}
            partnerId={open}
            model={model}
            listed={listed}
            onClose={() => setQuery({})}
            onLoaded={() => setOpened(true)}
          />
        </div>
      ) : (
        !isAlone && (
          <div className={styles.start}>
            <PitchLines part="box" className={styles.art} />
            <p>Mesajları görmek için bir konuşma seçin.</p>
            <PitchLines part="box" className={styles.art} />
          </div>
        )
      )}
    </div>
  );
}

/** Without a model, a link takes the list's, else the other kind of account. */
function modelOf(asked: string | null, listed: ChatListItem | undefined, actor: ChatActor): Party {
  if (asked === 'User' || asked === 'Business') return asked;
  return listed?.type ?? (actor.side === 'User' ? 'Business' : 'User');
}

/** A repetition helps, unless an admin looks at the account: what people write is private. */
const reasonOf = (error: Error | null): string =>
  error instanceof ApiError && error.code === 'view_private'
    ? error.message
    : 'Konuşmalar alınamadı. Lütfen tekrar deneyin.';

type PartnersProps = {
  list: ReturnType<typeof useChatList>;
  open: string | null;
  side: Party;
  onOpen: (id: string, model: Party) => void;
};

function Partners({ list, open, side, onOpen }: PartnersProps) {
  if (list.isPending) return <PartnersSkeleton />;
  if (list.isError && list.items.length === 0) {
    return <ErrorState message={reasonOf(list.error)} query={list} />;
  }
  if (list.items.length === 0) {
    const action = side === 'User' && <LinkButton to="/search">Saha ara</LinkButton>;
    return (
      <EmptyState title="Henüz mesajınız yok." action={action}>
        {side === 'User'
          ? 'Bir saha ya da oyuncuyla yazıştığınızda konuşmalarınız burada görünür.'
          : 'Bir oyuncuyla yazıştığınızda konuşmalarınız burada görünür.'}
      </EmptyState>
    );
  }
  return (
    <PartnerList
      items={list.items}
      open={open}
      onOpen={onOpen}
      onMore={list.hasNextPage ? () => void list.fetchNextPage() : null}
      loadingMore={list.isFetchingNextPage}
    />
  );
}

function PartnersSkeleton() {
  return (
    <div className={styles.bones} role="status" aria-busy="true">
      <span className="visually-hidden">Konuşmalar yükleniyor</span>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height="3rem" />
      ))}
    </div>
  );
}
