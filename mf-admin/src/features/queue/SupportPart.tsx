import { useQuery } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { answerSupport, askWriter } from 'mf-shared/contracts/calls/support';
import type { QueueItem } from 'mf-shared/contracts/queue';
import { type AdminSupportRequest, MAX_SUPPORT_TEXT, SUPPORT_NAMES } from 'mf-shared/contracts/support';
import { type Errors, findEmpty, trimmed, useForm } from 'mf-shared/form';
import { formatInstant, formatMoney } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextArea } from 'mf-shared/ui/TextArea';
import { Link } from 'react-router-dom';
import { keys } from '../../common/keys.ts';
import { MailLink } from '../../common/MailLink.tsx';
import { useDeskAct } from '../../common/useDeskAct.ts';
import { fillTemplate } from './fill-template.ts';
import { Person } from './Person.tsx';
import styles from './Queue.module.css';
import { templatesQuery } from './queries.ts';
import { PARTY_NAMES } from './words.ts';

type Props = { item: QueueItem; request: AdminSupportRequest };

/** A support request with facts about its writer, the talk so far, and its answer or the form for it. */
export function SupportPart({ item, request: asked }: Props) {
  const { text, person, createdAt, refund, answer, messages } = asked;
  return (
    <Panel title="Talep">
      <div className={styles.part}>
        <div className={styles.who}>
          <span>
            {PARTY_NAMES[person.type]}: <Person {...person} />
          </span>{' '}
          {person.email && <MailLink to={person.email} />}{' '}
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </div>
        {refund && (
          <p>
            <b>Ödeme:</b> {formatMoney(refund.amount)}, {formatInstant(refund.paidAt)}. O günden beri alınan
            rezervasyon: <b>{refund.reservations}</b>.
          </p>
        )}
        <p className={styles.text}>{text}</p>
        {messages.map((message) => (
          <div key={message.id} className={styles.answer}>
            <b>{message.fromWriter ? 'Yazanın yanıtı' : 'Sorumuz'}</b>
            <p className={styles.text}>{message.text}</p>
          </div>
        ))}
        {answer === null ? (
          <AnswerForm item={item} request={asked} />
        ) : (
          <div className={styles.answer}>
            <b>Yanıt</b>
            <p className={styles.text}>{answer}</p>
          </div>
        )}
      </div>
    </Panel>
  );
}

const DecisionLink = () => (
  <p>
    Bu talep iade kararıyla yanıtlanır. <Link to="/admin/money">İade kararını verin</Link>.
  </p>
);

/** Answers for good, or asks the writer something. Keeps the typed text when sending fails. */
function AnswerForm({ item: { id, version }, request: asked }: Props) {
  const { data: templates = [] } = useQuery(templatesQuery);
  // The decision about the money is the answer.
  const isDecidedElsewhere = asked.refund !== null;
  const body = (text: string) => ({ params: { id }, body: { text, version } });
  const answer = useDeskAct((text: string) => request(answerSupport, body(text)), {
    reads: [keys.queue()],
    hasForm: true,
  });
  const ask = useDeskAct((text: string) => request(askWriter, body(text)), {
    reads: [keys.queue()],
    hasForm: true,
  });
  const { form, field, busy, values, set, reset, submit } = useForm({
    start: { text: '' },
    check: (typed) => findEmpty(trimmed(typed), { text: 'Bir yanıt yazın.' }),
    whenTyped: 'clear',
    marks: (error): Errors => (error instanceof ApiError ? { text: error.fields.text ?? error.message } : {}),
    failed: '',
    send: async ({ text }) => {
      await (isDecidedElsewhere ? ask : answer).mutateAsync(text);
      if (isDecidedElsewhere) set({ text: '' });
    },
  });
  if (isDecidedElsewhere && asked.person.type === 'Visitor') return <DecisionLink />;
  const insert = (chosen: string) => {
    const template = templates.find((one) => one.id === chosen);
    if (!template) return;
    const words = { ad: asked.person.name ?? '', konu: SUPPORT_NAMES[asked.subject] };
    set({ text: [values.text, fillTemplate(template.text, words)].filter(Boolean).join('\n\n') });
  };
  return (
    <form {...form} className={styles.form}>
      {isDecidedElsewhere && <DecisionLink />}
      {templates.length > 0 && (
        <SelectField
          label="Şablon ekle"
          placeholder="Bir şablon seçin"
          options={templates.map((one) => ({ value: one.id, label: one.title }))}
          value=""
          onChange={({ target }) => insert(target.value)}
        />
      )}
      <TextArea
        {...field('text')}
        label={isDecidedElsewhere ? 'Sorunuz' : 'Yanıtınız'}
        hint={
          isDecidedElsewhere
            ? 'Talep, yazan kişinin yanıtını bekler.'
            : 'Yanıtınız talebi kapatır, sonradan değiştirilemez. Soru gönderirseniz talep, yazan kişinin yanıtını bekler.'
        }
        required
        rows={6}
        maxLength={MAX_SUPPORT_TEXT}
      />
      <div className="row wrap gap-2">
        <Button type="submit" busy={busy}>
          {isDecidedElsewhere ? 'Soru olarak gönder' : 'Yanıtla'}
        </Button>
        {asked.person.type !== 'Visitor' && !isDecidedElsewhere && (
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() =>
              void submit(async ({ text }) => {
                await ask.mutateAsync(text);
                reset();
              })
            }
          >
            Soru olarak gönder
          </Button>
        )}
      </div>
    </form>
  );
}
