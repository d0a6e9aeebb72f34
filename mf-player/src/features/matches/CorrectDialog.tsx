import { useQuery } from '@tanstack/react-query';
import type { Match } from 'mf-shared/contracts/matches';
import { useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { SelectField } from 'mf-shared/ui/SelectField';
import { toast } from 'mf-shared/ui/toast';
import { useState } from 'react';
import { lineupChoicesQuery } from '../lineups/queries.ts';
import { hourAmong, hoursOn, isHalf } from './hours.ts';
import styles from './Matches.module.css';
import { useCorrectMatch } from './queries.ts';
import { WhenFields } from './WhenFields.tsx';

type Props = { match: Match; actor: string; onClose: () => void };

/** Corrects time, place and the own lineup. Unmount to close. */
export function CorrectDialog({ match, actor, onClose }: Props) {
  const correct = useCorrectMatch();
  // An answer names the version on the screen: the one from when the dialog opened.
  const [seen] = useState(match);
  const { matchDate, hour, matchLocation } = seen.change?.by === actor ? seen.change : seen;
  const { form, set, values, errors, failure, busy } = useForm({
    start: { matchDate, hour, matchLocation, lineupId: '' },
    failed: 'Bir hata oluştu.',
    send: async ({ lineupId, ...when }) => {
      const lineup = lineupId ? { lineupId } : {};
      const { id: matchId, version } = seen;
      const hour = hourAmong(hours, when.hour);
      const { message } = await correct.mutateAsync({ matchId, version, ...when, hour, ...lineup });
      toast.success(message);
      onClose();
    },
  });
  const hours = hoursOn(values.matchDate, Date.now(), isHalf(values.hour));
  return (
    <FormDialog onClose={onClose} title="Maçı düzeltin" form={form} busy={busy} submit="Kaydet">
      <p className={styles.quiet}>
        Gün, saat ve yer değişikliği karşı taraf kabul edince geçerli olur; o zamana kadar maç olduğu gibi
        kalır.
      </p>
      <WhenFields
        values={{ ...values, hour: hourAmong(hours, values.hour) }}
        errors={errors}
        hours={hours}
        set={(name, value) => set({ [name]: value })}
      />
      {seen.adType === 'findOpponent' && seen.nameA !== null && (
        <OwnLineup
          actor={actor}
          match={seen}
          value={values.lineupId}
          error={errors.lineupId}
          onChange={(lineupId) => set({ lineupId })}
        />
      )}
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}

type LineupProps = {
  actor: string;
  match: Match;
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
};

/** Another lineup for the own side; without a choice the present one stays. */
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
