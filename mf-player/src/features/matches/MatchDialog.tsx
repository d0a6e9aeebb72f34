import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Listing } from 'mf-shared/contracts/requests';
import { istanbulDate } from 'mf-shared/schedule';
import { actorId, useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { Dialog } from 'mf-shared/ui/Dialog';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef } from 'react';
import { useFocusFirstError } from '../../common/form-errors.ts';
import { LineupChoices } from './LineupChoices.tsx';
import styles from './Matches.module.css';
import { partnersQuery } from './queries.ts';
import { type MatchForm, type MatchValues, useMatchForm } from './useMatchForm.ts';

const CLOSES_AFTER_MS = 1500;

type Props = {
  ad: Listing;
  onClose: () => void;
  /** Ends the ad without a match. */
  onEnd: () => void;
  ending: boolean;
};

/** Makes a match out of an own ad that was answered. Unmount it to close it. */
export function MatchDialog({ ad, onClose, onEnd, ending }: Props) {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const form = useMatchForm(ad, useFocusFirstError(ref));
  useCloseWhenDone(form.done !== '', onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.busy && !form.done) void form.submit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Maç oluştur"
      actions={
        !form.done && (
          <>
            <Button variant="ghost" busy={ending} onClick={onEnd}>
              Maç kurmadan tamamla
            </Button>
            <Button type="submit" form={id} busy={form.busy}>
              Maçı Oluştur
            </Button>
          </>
        )
      }
    >
      {form.done ? (
        <Alert tone="success">{form.done}</Alert>
      ) : (
        <form id={id} ref={ref} className={styles.form} onSubmit={submit} noValidate>
          <p className={styles.quiet}>Maçı oluşturduğunuzda ilanınız tamamlanır ve listeden kalkar.</p>
          <Fields form={form} />
          {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        </form>
      )}
    </Dialog>
  );
}

/** Leaves the success on the screen for a moment; then the lists show what changed. */
function useCloseWhenDone(done: boolean, onClose: () => void) {
  const queries = useQueryClient();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => close.current(), CLOSES_AFTER_MS);
    return () => {
      clearTimeout(timer);
      for (const key of ['requests', 'matches']) void queries.invalidateQueries({ queryKey: [key] });
    };
  }, [done, queries]);
}

function Fields({ form }: { form: MatchForm }) {
  const { values, errors } = form;
  const actor = useSession(actorId) ?? '';
  const partners = useQuery(partnersQuery(actor));
  const field = (name: keyof MatchValues) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      form.set(name, event.target.value),
  });
  const alone = partners.data?.length === 0;
  return (
    <>
      <SelectField
        {...field('userB')}
        label={form.withLineups ? 'Rakip kaptan' : 'Kiminle oynuyorsunuz?'}
        placeholder={partners.isPending ? 'Yükleniyor…' : 'Mesajlaştığınız birini seçin'}
        options={(partners.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        error={errors.userB ?? (partners.isError ? 'Kişiler alınamadı.' : undefined)}
        hint={alone ? 'Henüz bir oyuncuyla mesajlaşmadınız. İlanınıza yazan kişi burada görünür.' : undefined}
      />
      {form.withLineups && <LineupChoices form={form} />}
      <div className={styles.when}>
        <TextField {...field('matchDate')} label="Tarih" type="date" min={istanbulDate(Date.now())} />
        <SelectField
          {...field('hour')}
          label="Başlangıç saati"
          options={form.hours}
          placeholder={form.hours.length === 0 ? 'Saat kalmadı' : undefined}
        />
      </div>
      <TextField {...field('matchLocation')} label="Konum" hint="Saha ya da tesis adı" maxLength={200} />
    </>
  );
}
