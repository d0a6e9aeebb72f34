import { ApiError } from 'mf-shared/api-client';
import { type AdminSupportRequest, MAX_SUPPORT_TEXT, SUPPORT_NAMES } from 'mf-shared/contracts/support';
import { formatInstant, formatMoney } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { Card } from 'mf-shared/ui/Card';
import { TextArea } from 'mf-shared/ui/TextArea';
import { type FormEvent, useState } from 'react';
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
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const send = useAnswer();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty && !send.isPending) send.mutate({ id, text });
  };
  const refused = send.error instanceof ApiError ? (send.error.fields.text ?? send.error.message) : undefined;
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextArea
        label="Yanıtınız"
        required
        maxLength={MAX_SUPPORT_TEXT}
        value={text}
        error={missing ? 'Bir yanıt yazın.' : refused}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" busy={send.isPending}>
        Yanıtla
      </Button>
    </form>
  );
}
