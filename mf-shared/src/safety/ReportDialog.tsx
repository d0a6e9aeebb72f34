import { request } from '../api-client/index.ts';
import { createReport } from '../contracts/calls/reports.ts';
import { MAX_REPORT_TEXT, REPORT_REASONS, type Reported, type ReportReason } from '../contracts/reports.ts';
import { findEmpty, useForm } from '../form/index.ts';
import { Alert } from '../ui/Alert.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
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

type Typed = { id: string; reason: ReportReason | ''; text: string };

const REASONS = REPORT_REASONS.map((value) => ({ value, label: REASON_NAMES[value] }));

/** Asks for the reason of a report and sends it; keeps the typed text after a failure. */
export function ReportDialog({ type, choices, onClose }: Props) {
  const { form, text, failure, busy } = useForm<Typed>({
    start: { id: choices[0].id, reason: '', text: '' },
    check: (typed) => findEmpty(typed, { reason: 'Bir neden seçin.' }),
    whenTyped: 'clear',
    failed: 'Gönderilemedi. Lütfen tekrar deneyin.',
    send: async ({ id, ...why }) => {
      const body = { subject: { type, id }, ...why };
      toast.success((await request(createReport, { body })).message);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={SUBJECT_NAMES[type]}
      size="sm"
      form={form}
      busy={busy}
      submit="Bildir"
    >
      <p className={styles.quiet}>
        Bildiriminizi yalnızca ekibimiz görür; karşı tarafa sizin bildirdiğinizi söylemeyiz.
      </p>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {choices.length > 1 && (
        <SelectField
          {...text('id')}
          label="Hangisi?"
          options={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
        />
      )}
      <SelectField
        {...text('reason')}
        label="Neden"
        required
        placeholder="Bir neden seçin"
        options={REASONS}
      />
      <TextArea
        {...text('text')}
        label="Açıklama"
        hint="İsteğe bağlı. Ne olduğunu kısaca yazarsanız daha hızlı inceleriz."
        maxLength={MAX_REPORT_TEXT}
      />
    </FormDialog>
  );
}
