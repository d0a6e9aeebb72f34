import { ApiError } from 'mf-shared/api-client';
import { CORRECTION_PARTS, type CorrectionPart, type OwnCorrection } from 'mf-shared/contracts/corrections';
import { formatUntil } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { ApplicationFields } from './ApplicationFields.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Over } from './Over.tsx';
import styles from './Register.module.css';
import { Step } from './Step.tsx';
import { StepLinks } from './StepLinks.tsx';
import { useCorrection } from './useCorrection.ts';

type Props = {
  token: string;
  correction: OwnCorrection;
  onSent: (message: string) => void;
  onAskedAnew: () => void;
};

/** The form of the registration, filled in, with what an admin asked for above it. */
export function CorrectionForm(props: Props) {
  const { form, kit, draft } = useCorrection(props);
  const { errors, failure, error, busy } = kit;
  const over = error instanceof ApiError && error.code === 'already_decided' ? error : null;
  return (
    <div className={styles.page}>
      <StepLinks label="Başvurunun adımları" />
      <form {...form} className="stack shrink gap-5">
        <Asked correction={props.correction} />
        <ApplicationFields kit={kit} isNew={false} />
        <Step number={5} lead="Gönderdiğinizde başvurunuzu yeniden inceleriz.">
          {over ? <Over error={over} draft={draft} /> : <ErrorSummary errors={errors} failure={failure} />}
          <Button type="submit" size="lg" block busy={busy}>
            Düzeltmeyi gönder
          </Button>
        </Step>
      </form>
    </div>
  );
}

/** Where a part stands in the form that is no field of its name. */
const PLACES: Partial<Record<CorrectionPart, string>> = {
  fields: 'adim-sahalar',
  hours: 'adim-sahalar',
  photos: 'adim-tanitim',
};

function Asked({ correction: { text, parts, endsAt } }: { correction: OwnCorrection }) {
  return (
    <Alert tone="warning" title="Sizden düzeltmenizi istediğimiz">
      <p className={styles.asked}>{text}</p>
      {endsAt && <p>Düzeltmenizi {formatUntil(endsAt)} gönderebilirsiniz; gelmezse başvurunuz kapanır.</p>}
      {parts.length > 0 && (
        <ul className="row wrap gap-x-3">
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${PLACES[part] ?? part}`}>{CORRECTION_PARTS[part]}</a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
