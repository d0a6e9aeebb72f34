import { useQuery } from '@tanstack/react-query';
import type { Lineup } from 'mf-shared/contracts/lineups';
import { actorId, useSession } from 'mf-shared/session';
import { SelectField } from 'mf-shared/ui/SelectField';
import { lineupChoicesQuery } from '../lineups/queries.ts';
import type { MatchForm } from './useMatchForm.ts';

const RULES = 'Oyuncu sayısı sizinkiyle aynı olmalı, iki kadroda ortak oyuncu bulunmamalı.';
const NONE = 'Maçı kurmak için rakibinizden önce “Kadrolar” sayfasında bir kadro oluşturmasını isteyin.';

const titled = ({ name, players }: Lineup) => `${name} (${players.length} kişi)`;

/** The other team's lineup as an option; one that does not fit says why. */
function opponentOption(lineup: Lineup, own: Lineup | undefined) {
  const isUnequal = own !== undefined && own.players.length !== lineup.players.length;
  const mine = new Set(own?.players.map((one) => one.player));
  const isShared = lineup.players.some((one) => mine.has(one.player));
  const reason = isUnequal ? ': oyuncu sayısı farklı' : isShared ? ': ortak oyuncu var' : '';
  return { value: lineup.id, label: titled(lineup) + reason, disabled: isUnequal || isShared };
}

/** Both lineups of a match against another team. */
export function LineupChoices({ form }: { form: MatchForm }) {
  const { values, errors } = form;
  const actor = useSession(actorId) ?? '';
  const own = useQuery(lineupChoicesQuery(actor));
  const other = useQuery({ ...lineupChoicesQuery(values.userB), enabled: values.userB !== '' });
  const chosen = own.data?.find((lineup) => lineup.id === values.myLineupId);
  const hasNone = other.data?.length === 0;
  return (
    <>
      <SelectField
        label="Kadronuz"
        name="myLineupId"
        placeholder={placeholder(own)}
        options={(own.data ?? []).map((lineup) => ({ value: lineup.id, label: titled(lineup) }))}
        value={chosen ? values.myLineupId : ''}
        error={errors.myLineupId ?? (own.isError ? 'Kadrolarınız alınamadı.' : undefined)}
        required
        onChange={(event) => form.set('myLineupId', event.target.value)}
      />
      <SelectField
        label="Rakip kadro"
        name="opponentLineupId"
        placeholder={values.userB === '' ? 'Önce kişi seçin' : placeholder(other)}
        options={(other.data ?? []).map((lineup) => opponentOption(lineup, chosen))}
        value={values.opponentLineupId}
        hint={hasNone ? NONE : RULES}
        error={errors.opponentLineupId ?? (other.isError ? 'Rakibin kadroları alınamadı.' : undefined)}
        disabled={values.userB === ''}
        required
        onChange={(event) => form.set('opponentLineupId', event.target.value)}
      />
    </>
  );
}

function placeholder({ data, isPending }: { data?: Lineup[] | undefined; isPending: boolean }) {
  if (isPending) return 'Yükleniyor…';
  return data?.length === 0 ? 'Henüz kadro yok' : 'Kadro seçin';
}
