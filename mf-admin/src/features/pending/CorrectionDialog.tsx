import { CORRECTION_PARTS, type CorrectionPart, MAX_CORRECTION } from 'mf-shared/contracts/corrections';
import { findEmpty, useForm } from 'mf-shared/form';
import { CheckboxField } from 'mf-shared/ui/CheckboxField';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { TextArea } from 'mf-shared/ui/TextArea';
import styles from './Pending.module.css';

const PARTS = Object.entries(CORRECTION_PARTS) as [CorrectionPart, string][];

type Asked = { text: string; parts: CorrectionPart[] };
type Props = {
  open: boolean;
  businessName: string;
  onClose: () => void;
  /** A rejected promise keeps the dialog open with what was typed. */
  onAsk: (asked: Asked) => Promise<unknown>;
};

/** Asks what the applicant has to correct. */
export function CorrectionDialog({ open, businessName, onClose, onAsk }: Props) {
  const { form, text, busy, values, set, clear } = useForm<Asked>({
    start: { text: '', parts: [] },
    prepare: (typed) => ({ ...typed, text: typed.text.trim() }),
    check: (typed) => findEmpty(typed, { text: 'Neyin düzeltilmesi gerektiğini yazın.' }),
    whenTyped: 'clear',
    // The caller reports a failure.
    failed: '',
    send: async (asked) => {
      await onAsk(asked);
      onClose();
    },
  });
  const close = () => {
    clear();
    onClose();
  };
  const toggle = (part: CorrectionPart, isOn: boolean) =>
    set({ parts: isOn ? [...values.parts, part] : values.parts.filter((one) => one !== part) });
  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Düzeltme istensin mi?"
      form={form}
      busy={busy}
      submit="Düzeltme iste"
    >
      <p>
        {businessName} başvuran düzeltip yeniden gönderene kadar “Düzeltme bekleyenler” listesinde durur.
        İsteği oradan geri alabilirsiniz.
      </p>
      <TextArea
        {...text('text')}
        label="Ne düzeltilmeli?"
        hint="Başvuran bunu e-postada ve giriş yapmak istediğinde okur."
        required
        rows={4}
        maxLength={MAX_CORRECTION}
      />
      <fieldset className="stack gap-2">
        <legend className={styles.legend}>Hatalı bölümler (isteğe bağlı)</legend>
        <div className={styles.parts}>
          {PARTS.map(([part, label]) => (
            <CheckboxField
              key={part}
              label={label}
              checked={values.parts.includes(part)}
              onChange={(event) => toggle(part, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
}
