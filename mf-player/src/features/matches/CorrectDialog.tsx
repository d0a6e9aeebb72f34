import { useQuery } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import type { Match } from 'mf-shared/contracts/matches';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { Dialog } from 'mf-shared/ui/Dialog';
import { SelectField } from 'mf-shared/ui/SelectField';
import { toast } from 'mf-shared/ui/toast';
import { useShowFirstError } from 'mf-shared/ui/useShowFirstError';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorText } from '../../common/error-text.ts';
import { lineupChoicesQuery } from '../lineups/queries.ts';
import { hourAmong, hoursOn, isHalf } from './hours.ts';
import styles from './Matches.module.css';
import { useCorrectMatch } from './queries.ts';
import { WhenFields, type WhenValues } from './WhenFields.tsx';

type Props = { match: Match; actor: string; onClose: () => void };

/** Corrects when, where and the own lineup. Unmount it to close it. */
export function CorrectDialog({ match, actor, onClose }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const invalid = useShowFirstError(form);
  const correct = useCorrectMatch();
  // Whoever answers says which version they looked at: the one that stood there when the dialog opened.
  const [seen] = useState(match);
  const { matchDate, hour, matchLocation } = seen.change?.by === actor ? seen.change : seen;
  const [typed, setTyped] = useState<WhenValues>({ matchDate, hour, matchLocation });
  const [lineupId, setLineupId] = useState('');
  const hours = hoursOn(typed.matchDate, Date.now(), isHalf(typed.hour));
  const values = { ...typed, hour: hourAmong(hours, typed.hour) };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (correct.isPending) return;
    const lineup = lineupId ? { lineupId } : {};
    try {
      const answer = await correct.mutateAsync({
        matchId: seen.id,
        version: seen.version,
        ...values,
        ...lineup,
      });
      toast.success(answer.message);
      onClose();
    } catch {
      // Shown below the fields, which stay as they were typed.
      invalid();
    }
  };
  const errors = correct.error instanceof ApiError ? correct.error.fields : {};
  return (
    <Dialog
      open
      onClose={onClose}
      title="Maçı düzeltin"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form={id} busy={correct.isPending}>
            Kaydet
          </Button>
        </>
      }
    >
      <form id={id} ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.quiet}>
          Gün, saat ve yer değişikliği karşı taraf kabul edince geçerli olur; o zamana kadar maç olduğu gibi
          kalır.
        </p>
        <WhenFields
          values={values}
          errors={errors}
          hours={hours}
          set={(name, value) => setTyped((now) => ({ ...now, [name]: value }))}
        />
        {seen.adType === 'findOpponent' && seen.nameA !== null && (
          <OwnLineup
            actor={actor}
            match={seen}
            value={lineupId}
            error={errors.lineupId}
            onChange={setLineupId}
          />
        )}
        {correct.isError && <Alert tone="danger">{errorText(correct.error, 'Bir hata oluştu.')}</Alert>}
      </form>
    </Dialog>
  );
}

type LineupProps = {
  actor: string;
  match: Match;
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
};

/** Another lineup for the own side; the one that stands is kept unless one is chosen. */
function OwnLineup({ actor, match, value, error, onChange }: LineupProps) {
  const lineups = useQuery(lineupChoicesQuery(actor));
  const name = match.userA.id === actor ? match.nameA : match.nameB;
  const options = (lineups.data ?? []).map((one) => ({
    value: one.id,
    label: `${one.name} (${one.players.length} kişi)`,
  }));
  return (
    <SelectField
      label="Kadronuz"
      placeholder={`Şimdiki kadro: ${name}`}
      hint="Oyuncu sayısı aynı kalmalı. Yeni oyunculara ve çıkanlara haber verilir."
      options={options}
      value={value}
      error={error ?? (lineups.isError ? 'Kadrolarınız alınamadı.' : undefined)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
