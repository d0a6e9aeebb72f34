import { ApiError } from 'mf-shared/api-client';
import { type AdminSupportRequest, MAX_SUPPORT_TEXT, SUPPORT_NAMES } from 'mf-shared/contracts/support';
import { type Errors, findEmpty, trimmed, useForm } from 'mf-shared/form';
import { formatInstant, formatMoney } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { Card } from 'mf-shared/ui/Card';
import { TextArea } from 'mf-shared/ui/TextArea';
import { useAnswer } from './queries.ts';
import styles from './Support.module.css';

const PARTY = { User: 'Oyuncu', Business: 'İşletme', Visitor: 'Ziyaretçi' };

/** One request with facts about its writer, and its answer or an answer form. */
export function RequestCard({ request }: { request: AdminSupportRequest }) {
  const { id, subject, text, person, createdAt, refund, answer } = request;
  const titleId = `talep-${id}`;
  return (
    <Card padding="lg" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId}>{SUPPORT_NAMES[subject]}</h2>
      <p className={styles.muted}>
        {PARTY[person.type]}: {person.name ?? 'Silinmiş hesap'}
        {person.email && ` · ${person.email}`} · <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      </p>
      {refund && (
        <p>
          <b>Ödeme:</b> {formatMoney(refund.amount)}, {formatInstant(refund.paidAt)}. O günden beri alınan
          rezervasyon: <b>{refund.reservations}</b>.
        </p>
      )}
      <p className={styles.text}>{text}</p>
      {answer === null ? (
        <AnswerForm id={id} />
      ) : (
        <div className={styles.answer}>
          <b>Yanıt</b>
          <p className={styles.text}>{answer}</p>
        </div>
      )}
    </Card>
  );
}

/** Keeps the typed text when sending fails. */
function AnswerForm({ id }: { id: string }) {
  const { mutateAsync } = useAnswer();
  const { form, text, busy } = useForm({
    start: { text: '' },
    check: (typed) => findEmpty(trimmed(typed), { text: 'Bir yanıt yazın.' }),
    whenTyped: 'clear',
    marks: (error): Errors => (error instanceof ApiError ? { text: error.fields.text ?? error.message } : {}),
    failed: '',
    send: ({ text }) => mutateAsync({ id, text }),
  });
  return (
    <form {...form} className={styles.form}>
      <TextArea {...text('text')} label="Yanıtınız" required maxLength={MAX_SUPPORT_TEXT} />
      <Button type="submit" busy={busy}>
        Yanıtla
      </Button>
    </form>
  );
}
