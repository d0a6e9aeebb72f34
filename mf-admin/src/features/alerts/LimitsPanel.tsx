import { useQuery } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { setAlertLimits } from 'mf-shared/contracts/calls/health';
import {
  ALERT_LIMITS,
  type AlertLimit,
  AlertLimits,
  USUAL_LIMITS,
  type VersionedLimits,
} from 'mf-shared/contracts/health';
import { trimmed, useForm } from 'mf-shared/form';
import { formatNumber } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { TextField } from 'mf-shared/ui/TextField';
import { keys } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';
import styles from './Alerts.module.css';
import { limitsQuery } from './queries.ts';
import { LIMIT_WORDS } from './words.ts';

const NAMES = Object.keys(ALERT_LIMITS) as AlertLimit[];
type Typed = Record<AlertLimit, string>;

const asText = (limits: AlertLimits): Typed =>
  Object.fromEntries(NAMES.map((name) => [name, String(limits[name])])) as Typed;

/** When rules alert. */
export function LimitsPanel() {
  const limits = useQuery(limitsQuery);
  return (
    <Panel
      title="Ne zaman uyarılsın?"
      lead="Değişiklik bir dakika içinde geçerli olur ve işlem kaydına yazılır."
    >
      {limits.data ? (
        <LimitsForm {...limits.data} />
      ) : limits.error ? (
        <ErrorState message={limits.error.message} query={limits} />
      ) : (
        <Skeleton height="16rem" />
      )}
    </Panel>
  );
}

function LimitsForm({ limits, version }: VersionedLimits) {
  const act = useDeskAct((typed: Typed) => request(setAlertLimits, { body: { ...typed, version } }), {
    reads: [keys.alerts()],
    hasForm: true,
  });
  const { form, text, set, reset, busy, failure } = useForm<Typed>({
    start: asText(limits),
    follows: true,
    prepare: trimmed,
    check: AlertLimits,
    whenTyped: 'clear',
    send: async (typed) => {
      await act.mutateAsync(typed);
      reset();
    },
  });
  return (
    <form {...form} className="stack gap-5">
      <div className={styles.fields}>
        {NAMES.map((name) => {
          const { label, unit, hint } = LIMIT_WORDS[name];
          const { least, most, usual } = ALERT_LIMITS[name];
          return (
            <TextField
              key={name}
              {...text(name)}
              label={label}
              suffix={unit}
              inputMode="numeric"
              hint={`${hint} ${formatNumber(least)}–${formatNumber(most)} arası, varsayılan ${formatNumber(usual)}.`}
            />
          );
        })}
      </div>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="row wrap gap-2">
        <Button type="submit" busy={busy}>
          Sınırları kaydet
        </Button>
        <Button variant="secondary" onClick={() => set(asText(USUAL_LIMITS))}>
          Varsayılana dön
        </Button>
      </div>
    </form>
  );
}
