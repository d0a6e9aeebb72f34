import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '../api-client/error-text.ts';
import { ApiError, request } from '../api-client/index.ts';
import type { BodyOf } from '../contracts/call.ts';
import { createReport } from '../contracts/calls/reports.ts';
import { MAX_REPORT_TEXT, REPORT_REASONS, type Reported } from '../contracts/reports.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { toast } from '../ui/toast.ts';
import { REASON_NAMES, SUBJECT_NAMES } from './reasons.ts';
import styles from './Safety.module.css';

/** One of several things of a kind, such as the messages of a conversation. */
export type ReportChoice = { id: string; label: string };

type Props = {
  type: Reported['type'];
  /** The things to report; with several the person chooses one. */
  choices: readonly [ReportChoice, ...ReportChoice[]];
  onClose: () => void;
};

const REASONS = REPORT_REASONS.map((value) => ({ value, label: REASON_NAMES[value] }));

/** Asks for the reason of a report and sends it; keeps the typed text after a failure. */
export function ReportDialog({ type, choices, onClose }: Props) {
  const formId = useId();
  const [id, setId] = useState(choices[0].id);
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: () =>
      request(createReport, { body: { subject: { type, id }, reason, text } as BodyOf<typeof createReport> }),
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const fields = send.error instanceof ApiError ? send.error.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === '');
    if (reason !== '' && !send.isPending) send.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={SUBJECT_NAMES[type]}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} busy={send.isPending}>
            Bildir
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className={styles.form}>
        <p className={styles.quiet}>
          Bildiriminizi yalnızca ekibimiz görür; karşı tarafa sizin bildirdiğinizi söylemeyiz.
        </p>
        {send.isError && (
          <Alert tone="danger">{errorText(send.error, 'Gönderilemedi. Lütfen tekrar deneyin.')}</Alert>
        )}
        {choices.length > 1 && (
          <SelectField
            label="Hangisi?"
            options={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
            value={id}
            onChange={(event) => setId(event.target.value)}
          />
        )}
        <SelectField
          label="Neden"
          required
          placeholder="Bir neden seçin"
          options={REASONS}
          value={reason}
          error={missing ? 'Bir neden seçin.' : fields.reason}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
        />
        <TextArea
          label="Açıklama"
          hint="İsteğe bağlı. Ne olduğunu kısaca yazarsanız daha hızlı inceleriz."
          maxLength={MAX_REPORT_TEXT}
          value={text}
          error={fields.text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
