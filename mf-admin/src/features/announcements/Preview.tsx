import { ApiError } from 'mf-shared/api-client';
import type { AnnouncementPreview } from 'mf-shared/contracts/announcements';
import { NotificationEntry } from 'mf-shared/notifications/NotificationRow';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import styles from './Announcements.module.css';
import type { Payload } from './form.ts';
import { usePreview } from './queries.ts';
import { countOf } from './words.ts';

type Props = {
  input: Payload;
  /** Marks what is wrong with the fields; answers whether nothing is. */
  check: () => boolean;
};

/** How an announcement looks in each channel, and how many accounts get it. */
export function Preview({ input, check }: Props) {
  const preview = usePreview();
  const { data, error, variables: asked, isPending } = preview;
  const isOld = data !== undefined && JSON.stringify(asked) !== JSON.stringify(input);
  const ask = () => {
    if (check()) preview.mutate(input);
  };
  return (
    <Panel
      title="Önizleme"
      lead={
        isOld
          ? 'Duyuru bu önizlemeden sonra değişti.'
          : 'Alıcı sayısını ve kanallardaki görünümü inceleyin. Henüz kimseye bir şey gönderilmez.'
      }
      actions={
        <Button size="sm" variant="secondary" busy={isPending} onClick={ask}>
          {data ? 'Önizlemeyi yenile' : 'Alıcıları ve kanalları göster'}
        </Button>
      }
    >
      {error && <Alert tone="danger">{reasonOf(error)}</Alert>}
      <section className={styles.look}>
        <h3>Sitede</h3>
        <InProduct input={{ title: input.title || 'Başlık', text: input.text || 'Metin' }} />
      </section>
      {data && asked && <Looks input={asked} looks={data} />}
    </Panel>
  );
}

/** Who gets an announcement, in words. */
export function Recipients({ count: { data, error } }: { count: ReturnType<typeof usePreview> }) {
  if (error) return <Alert tone="danger">{reasonOf(error)}</Alert>;
  return <p role="status">{data ? `Alıcılar: ${countOf(data.recipients)}.` : 'Alıcılar sayılıyor…'}</p>;
}

const reasonOf = (error: Error): string =>
  (error instanceof ApiError && Object.values(error.fields)[0]) || error.message;

function Looks({ input, looks }: { input: Payload; looks: AnnouncementPreview }) {
  return (
    <div className={styles.looks}>
      <p role="status">
        Şu an gönderseniz alıcılar: <strong>{countOf(looks.recipients)}</strong>.
      </p>
      {input.push && (
        <section className={styles.look}>
          <h3>Anlık bildirim</h3>
          <Push push={looks.push} />
        </section>
      )}
      {input.mail && (
        <section className={styles.look}>
          <h3>E-posta</h3>
          <Mail mail={looks.mail} />
        </section>
      )}
    </div>
  );
}

/** The announcement as a row of the recipients' list, without its link. */
export function InProduct({ input }: { input: Pick<Payload, 'title' | 'text'> }) {
  const both = { _id: 'preview', id: 'preview' };
  const look = { kind: 'announcement', topic: 'announcements', link: '/notifications' } as const;
  const now = Date.now();
  const one = { ...both, ...look, title: input.title, text: input.text, createdAt: now, readAt: null };
  return (
    <ul className={styles.list} inert>
      <NotificationEntry one={one} older={[]} now={now} onOpen={() => {}} />
    </ul>
  );
}

function Push({ push }: { push: AnnouncementPreview['push'] }) {
  if (!push) return <p className={styles.muted}>Bu kurulum anlık bildirim göndermiyor.</p>;
  return (
    <div className={styles.push}>
      <strong>{push.title}</strong>
      <p>{push.body}</p>
    </div>
  );
}

function Mail({ mail }: { mail: AnnouncementPreview['mail'] }) {
  if (!mail) return <p className={styles.muted}>Bu kurulum bildirim e-postası göndermiyor.</p>;
  return (
    <div className={styles.mail}>
      <p className={styles.subject}>{mail.subject}</p>
      <p>{mail.greeting}</p>
      {mail.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <span className={styles.fakeButton}>{mail.action}</span>
      <ul className={styles.notes}>
        {mail.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
