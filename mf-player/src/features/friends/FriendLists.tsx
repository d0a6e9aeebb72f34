import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { actorId, useSession } from 'mf-shared/session';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Bones } from '../../common/Bones.tsx';
import { useHeldFocus } from '../../common/useHeldFocus.ts';
import styles from './Friends.module.css';
import { PlayerRow } from './PlayerRow.tsx';
import { type ListName, linksQuery } from './queries.ts';

/** One of the lists; stays shown while it is read again. */
function useLinks(name: ListName, enabled = true) {
  const me = useSession(actorId);
  const queries = useQueryClient();
  const query = useInfiniteQuery({ ...linksQuery(queries, me, name), enabled });
  return { ...query, links: query.data?.pages.flatMap((page) => page.rows) ?? [] };
}

type Links = ReturnType<typeof useLinks>;

/** All lists appear at once, so that none pushes down another that is being read. */
export function FriendLists() {
  const received = useLinks('received');
  const friends = useLinks('list');
  if (received.isPending || friends.isPending)
    return <Bones height="4.25rem" count={2} className={styles.list} />;
  return (
    <>
      <ReceivedRequests query={received} />
      <FriendList query={friends} />
      <SentRequests />
    </>
  );
}

/** Requests to the player. The section stays after the last answer, so that nothing moves. */
function ReceivedRequests({ query: received }: { query: Links }) {
  const [seen, setSeen] = useState(false);
  if (received.links.length > 0 && !seen) setSeen(true);
  if (received.isError && !received.data) return <Failed query={received} what="İstekler alınamadı." />;
  if (received.links.length === 0 && !seen) return null;
  const count = `${received.links.length}${received.hasNextPage ? '+' : ''}`;
  return (
    <Section title={`Gelen istekler (${count})`}>
      {received.links.length === 0 && <p>Bütün istekleri yanıtladınız.</p>}
      <Rows query={received} />
    </Section>
  );
}

/** The player's friends. */
function FriendList({ query: friends }: { query: Links }) {
  return (
    <Section title="Arkadaşlarınız">
      {friends.isError && !friends.data && <Failed query={friends} what="Arkadaşlarınız alınamadı." />}
      {friends.data && friends.links.length === 0 && (
        <EmptyState
          title="Henüz arkadaşınız yok."
          action={<LinkButton to="/friend-search">Arkadaş Ara</LinkButton>}
        >
          Adını yazın, şehrini seçin; birlikte oynadığınız oyuncuyu bulun.
        </EmptyState>
      )}
      <Rows query={friends} amongFriends />
    </Section>
  );
}

/** Requests of the player that wait for an answer; read when the player opens them. */
function SentRequests() {
  const [open, setOpen] = useState(false);
  const sent = useLinks('sent', open);
  return (
    <Disclosure
      summary="Gönderdiğiniz istekler"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {open && sent.isPending && <Bones height="4.25rem" count={2} className={styles.list} />}
      {sent.isError && !sent.data && <Failed query={sent} what="İstekler alınamadı." />}
      {sent.data && sent.links.length === 0 && <p>Yanıt bekleyen bir isteğiniz yok.</p>}
      <Rows query={sent} />
    </Disclosure>
  );
}

type SectionProps = { title: string; children: ReactNode };

/** A list below its heading. The heading gets the focus when the focused row leaves the list. */
function Section({ title, children }: SectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const held = useHeldFocus(heading);
  return (
    <section aria-labelledby={id} className={styles.section} {...held}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Rows({ query, amongFriends }: { query: Links; amongFriends?: boolean | undefined }) {
  return (
    <>
      <ul className={styles.list}>
        {query.links.map((link) => (
          <PlayerRow key={link.id} person={link.otherUser} amongFriends={amongFriends} />
        ))}
      </ul>
      <MoreButton query={query} />
    </>
  );
}

function Failed({ query, what }: { query: Links; what: string }) {
  return <ErrorState message={what} query={query} />;
}
