import { request } from 'mf-shared/api-client';
import { decideAppeal } from 'mf-shared/contracts/calls/removals';
import type { QueueItem } from 'mf-shared/contracts/queue';
import { type AdminAppeal, type AppealDecision, MAX_APPEAL } from 'mf-shared/contracts/removals';
import { findEmpty, trimmed, useForm } from 'mf-shared/form';
import { formatInstant } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { Panel } from 'mf-shared/ui/Panel';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextArea } from 'mf-shared/ui/TextArea';
import { useState } from 'react';
import { keys } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';
import { RemovedItem } from '../removals/RemovedItem.tsx';
import { Person } from './Person.tsx';
import styles from './Queue.module.css';
import { DECISION_NAMES } from './words.ts';

type Props = { item: QueueItem; appeal: AdminAppeal };

/** An appeal: who wrote it, the decision that it is against, and its own decision. */
export function AppealPart({ item, appeal }: Props) {
  const { text, createdAt, owner, removal, suspension, against, state, answer } = appeal;
  const [isDeciding, setDeciding] = useState(false);
  return (
    <Panel title="İtiraz">
      <div className={styles.part}>
        <div className={styles.who}>
          <span>İtiraz eden: {owner ? <Person {...owner} /> : 'Silinmiş hesap'}</span>{' '}
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </div>
        <p className={styles.text}>{text}</p>
        <b>İtiraz edilen karar</b>
        {removal && <RemovedItem removal={removal} canRestore={false} />}
        {suspension && (
          <p className={styles.text}>
            Hesap {formatInstant(suspension.at)} tarihinde askıya alındı
            {suspension.reason && `: “${suspension.reason}”`}
          </p>
        )}
        {state === 'open' ? (
          <>
            {against && (
              <p className={styles.muted}>
                Kararı {against.name} verdi; itirazı başka bir yönetici sonuçlandırır.
              </p>
            )}
            <Button onClick={() => setDeciding(true)}>Sonuçlandır</Button>
          </>
        ) : (
          <div className={styles.answer}>
            <b>{DECISION_NAMES[state]}</b>
            {answer && <p className={styles.text}>{answer}</p>}
          </div>
        )}
        {isDeciding && <DecideDialog item={item} appeal={appeal} onClose={() => setDeciding(false)} />}
      </div>
    </Panel>
  );
}

const DECISIONS = ['granted', 'upheld'] as const;

function DecideDialog({ item: { id, version }, appeal, onClose }: Props & { onClose: () => void }) {
  const decide = useDeskAct(
    (input: Pick<AppealDecision, 'decision' | 'answer'>) =>
      request(decideAppeal, { params: { id }, body: { ...input, version } }),
    { reads: [keys.queue()], hasForm: true },
  );
  const { form, field, busy, failure } = useForm({
    start: { decision: '', answer: '' },
    prepare: trimmed,
    check: (typed) => findEmpty(typed, { decision: 'Kararınızı seçin.', answer: 'Yanıtınızı yazın.' }),
    whenTyped: 'clear',
    send: async ({ decision, answer }) => {
      const chosen = DECISIONS.find((one) => one === decision);
      if (chosen) await decide.mutateAsync({ decision: chosen, answer });
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="İtirazı sonuçlandırın"
      size="sm"
      form={form}
      busy={busy}
      submit="Sonuçlandır"
    >
      <SelectField
        {...field('decision')}
        label="Karar"
        required
        placeholder="Seçin"
        hint={
          appeal.removal
            ? 'Kabul edilirse içerik yeniden yayınlanır.'
            : 'Kabul edilirse hesap yeniden açılır; iptal edilenler geri gelmez.'
        }
        options={DECISIONS.map((value) => ({ value, label: DECISION_NAMES[value] }))}
      />
      <TextArea
        {...field('answer')}
        label="Yanıtınız"
        hint="İtiraz eden bunu okur."
        required
        maxLength={MAX_APPEAL}
      />
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
