import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Ad } from 'mf-shared/contracts/ads';
import { actorId, useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { Dialog } from 'mf-shared/ui/Dialog';
import { SelectField } from 'mf-shared/ui/SelectField';
import { useEffect, useId, useRef } from 'react';
import { keys } from '../../common/keys.ts';
import { ClashPreview } from './Clashes.tsx';
import { LineupChoices } from './LineupChoices.tsx';
import styles from './Matches.module.css';
import { partnersQuery } from './queries.ts';
import { type MatchForm, useMatchForm } from './useMatchForm.ts';
import { WhenFields } from './WhenFields.tsx';
import { MATCH_WORDS } from './words.ts';

const CLOSES_AFTER_MS = 1500;

type Props = {
  ad: Ad;
  onClose: () => void;
  /** Ends the ad without a match. */
  onEnd: () => void;
  ending: boolean;
};

/** Makes a match out of an answered own ad. Unmount to close. */
export function MatchDialog({ ad, onClose, onEnd, ending }: Props) {
  const id = useId();
  const form = useMatchForm(ad);
  useCloseWhenDone(form.done !== '', onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Maç oluştur"
      actions={
        !form.done && (
          <>
            <Button variant="ghost" busy={ending} onClick={onEnd}>
              Maç oluşturmadan ilanı kapat
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
        <form id={id} {...form.form} className="stack gap-4">
          <p className={styles.quiet}>
            Maçı oluşturduğunuzda ilanınız listeden kalkar; maç, seçtiğiniz kişi kabul edince kesinleşir.
          </p>
          <Fields form={form} type={ad.type} />
          <ClashPreview values={form.values} userB={form.values.userB} />
          {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        </form>
      )}
    </Dialog>
  );
}

/** Shows the success for a moment, then closes; afterwards the lists show the change. */
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
      for (const queryKey of [keys.ads(), keys.matches()]) void queries.invalidateQueries({ queryKey });
    };
  }, [done, queries]);
}

function Fields({ form, type }: { form: MatchForm; type: Ad['type'] }) {
  const { field, values, errors } = form;
  const actor = useSession(actorId) ?? '';
  const partners = useQuery(partnersQuery(actor));
  const alone = partners.data?.length === 0;
  return (
    <>
      <SelectField
        {...field('userB')}
        required
        label={MATCH_WORDS[type].partner}
        placeholder={partners.isPending ? 'Yükleniyor…' : 'Mesajlaştığınız birini seçin'}
        options={(partners.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => form.set('userB', event.target.value)}
        error={errors.userB ?? (partners.isError ? 'Kişiler alınamadı.' : undefined)}
        hint={alone ? 'Henüz bir oyuncuyla mesajlaşmadınız. İlanınıza yazan kişi burada görünür.' : undefined}
      />
      {form.withLineups && <LineupChoices form={form} />}
      <WhenFields values={values} errors={errors} hours={form.hours} set={form.set} />
    </>
  );
}
