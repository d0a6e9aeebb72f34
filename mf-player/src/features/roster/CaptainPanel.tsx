import { RefreshCw } from 'lucide-react';
import { MAX_PLACES, MAX_ROSTER_NOTE, MIN_PLACES } from 'mf-shared/contracts/roster-terms';
import { type Roster, RosterTerms } from 'mf-shared/contracts/rosters';
import { findErrors, useForm } from 'mf-shared/form';
import { formatSlot, formatUntil } from 'mf-shared/format';
import { HOUR_MS } from 'mf-shared/time';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { CopyLink } from 'mf-shared/ui/CopyLink';
import { Panel } from 'mf-shared/ui/Panel';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextArea } from 'mf-shared/ui/TextArea';
import { TextField } from 'mf-shared/ui/TextField';
import { toast } from 'mf-shared/ui/toast';
import { useState } from 'react';
import { useRotation, useTerms } from './queries.ts';

type Props = { code: string; roster: Roster };

/** What the captain does: hands the link on, replaces it, and says how many may come until when. */
export function CaptainPanel({ code, roster }: Props) {
  const [asking, setAsking] = useState(false);
  const rotation = useRotation(code);
  return (
    <Panel title="Kaptanın işleri" lead="Bağlantıyı bilen herkes bu sayfayı görür ve yanıt verir.">
      <div className="stack shrink gap-5">
        <div className="stack shrink gap-3">
          <CopyLink
            label="Maçın bağlantısı"
            url={new URL(`/mac/${code}`, location.origin).href}
            copied="Bağlantı kopyalandı."
            shareTitle={`${roster.businessName}, ${formatSlot(roster)}`}
          />
          <div>
            <Button
              variant="ghost"
              size="sm"
              icon={<RefreshCw aria-hidden="true" />}
              onClick={() => setAsking(true)}
            >
              Bağlantıyı yenile
            </Button>
          </div>
        </div>
        {roster.state !== 'over' && <Terms {...{ code, roster }} />}
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => rotation.mutateAsync()}
        title="Bağlantıyı yenile"
        confirmLabel="Yenile"
      >
        <p>Eski bağlantı hemen kapanır. Yanıtlar kalır; yeni bağlantıyı arkadaşlarınıza yeniden gönderin.</p>
      </ConfirmDialog>
    </Panel>
  );
}

/** Hours before the start at which answers may end. */
const DEADLINES = [1, 2, 3, 6, 12, 24];
const UNTIL_START = '';

type Values = { places: string; note: string; until: string };

const termsOf = ({ places, note, until }: Values): RosterTerms => ({
  places: /^\d{1,3}$/.test(places.trim()) ? Number(places) : Number.NaN,
  note,
  answersUntil: until === UNTIL_START ? null : Number(until),
});

const valuesOf = ({ places, note, answersUntil }: Roster): Values => ({
  ...{ places: String(places), note },
  until: answersUntil === null ? UNTIL_START : String(answersUntil),
});

function Terms({ code, roster }: Props) {
  const save = useTerms(code);
  const { form, field, failure, busy } = useForm({
    start: valuesOf(roster),
    check: (values) => findErrors(RosterTerms, termsOf(values)),
    failed: 'Maç kaydedilemedi.',
    send: async (values) => {
      const { message } = await save.mutateAsync(termsOf(values));
      toast.success(message);
    },
  });
  return (
    <form {...form} className="stack shrink gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <TextField
        {...field('places')}
        label="Kaç kişilik?"
        inputMode="numeric"
        autoComplete="off"
        hint={`${MIN_PLACES} ile ${MAX_PLACES} arasında.`}
      />
      <TextArea
        {...field('note')}
        label="Not (isteğe bağlı)"
        rows={2}
        maxLength={MAX_ROSTER_NOTE}
        hint="Örneğin: Herkes iki renk forma getirsin."
      />
      <SelectField {...field('until')} label="Son yanıt" options={deadlines(roster)} />
      <Button type="submit" busy={busy}>
        Kaydet
      </Button>
    </form>
  );
}

/** The choices; a deadline of an hour that was moved since stands among them as it is. */
function deadlines({ startsAt, answersUntil }: Roster) {
  const usual = DEADLINES.map((hours) => ({
    value: String(startsAt - hours * HOUR_MS),
    label: `Maçtan ${hours} saat önce`,
  }));
  const isUsual = answersUntil === null || usual.some(({ value }) => value === String(answersUntil));
  return [
    { value: UNTIL_START, label: 'Maç başlayana kadar' },
    ...usual,
    ...(isUsual ? [] : [{ value: String(answersUntil), label: formatUntil(answersUntil) }]),
  ];
}
