import { type LineupCreate, lineupProblem, MIN_LINEUP } from 'mf-shared/contracts/lineups';
import { type Errors, findEmpty, useForm } from 'mf-shared/form';
import { ERROR_TEXT } from 'mf-shared/strings';
import { Alert } from 'mf-shared/ui/Alert';
import { BackLink } from 'mf-shared/ui/BackLink';
import { Button } from 'mf-shared/ui/Button';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { TextField } from 'mf-shared/ui/TextField';
import { toast } from 'mf-shared/ui/toast';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  emptyPlaces,
  LineupBoard,
  type LineupBoardProps,
  toPlayers,
} from '../../common/lineup/LineupBoard.tsx';
import { PageBody } from '../../common/PageBody.tsx';
import styles from './Lineups.module.css';
import { useCreateLineup } from './queries.ts';
import { usePool } from './usePool.ts';

/** Allows only paths of this site. */
const inside = (path: string | null) => (path && /^\/(?![/\\])\P{Cc}*$/u.test(path) ? path : '/lineups');

/** The first broken rule, for the whole form; a missing name is marked too. */
function problemOf(lineup: LineupCreate): Errors {
  const problem = lineupProblem(lineup);
  const root = problem && ERROR_TEXT[problem];
  return root ? { root, ...findEmpty(lineup, { name: root }) } : {};
}

/** The board for a new lineup. */
export function CreateLineupPage() {
  useDocumentTitle('Kadro Kur');
  const navigate = useNavigateFromHere();
  const [params] = useSearchParams();
  const create = useCreateLineup();
  const { form, field, set, values, errors, failure, busy } = useForm({
    start: { name: '', places: emptyPlaces() },
    prepare: ({ name, places }) => ({ name: name.trim(), players: toPlayers(places) }),
    check: problemOf,
    failed: 'Hata oluştu.',
    send: async (typed) => {
      const { message, lineup } = await create.mutateAsync(typed);
      toast.success(message);
      navigate(inside(params.get('next')).replace('{lineup}', lineup.id), { replace: true });
    },
  });
  const isEnough = toPlayers(values.places).length >= MIN_LINEUP;
  return (
    <>
      <PageHeader
        title="Kadro Kur"
        lead="Bir oyuncu seçip sahadaki yerine dokunun ya da sürükleyin."
        kicker={<BackLink to="/lineups">Kadrolarım</BackLink>}
        art="box"
      />
      <PageBody>
        <form {...form}>
          <Board
            places={values.places}
            onPlaces={(places) => set({ places })}
            name={
              <TextField
                {...field('name')}
                error={undefined}
                data-invalid={errors.name ? true : undefined}
                label="Kadro adı"
                maxLength={60}
                autoComplete="off"
                required
              />
            }
            actions={
              <div className="stack gap-3">
                {failure && <Alert tone="danger">{failure}</Alert>}
                <Button
                  type="submit"
                  size="lg"
                  block
                  busy={busy}
                  variant={isEnough ? 'primary' : 'secondary'}
                >
                  Kadroyu Kaydet
                </Button>
              </div>
            }
          />
        </form>
      </PageBody>
    </>
  );
}

type BoardProps = Pick<LineupBoardProps, 'places' | 'onPlaces' | 'actions'> & { name: ReactNode };

function Board({ name, ...board }: BoardProps) {
  const [text, setText] = useState('');
  const pool = usePool(text);
  return (
    <LineupBoard
      {...board}
      onRefused={() => toast.error(ERROR_TEXT.lineup_player_twice)}
      players={pool.players}
      tools={
        <>
          {name}
          <TextField
            label="Oyuncu ara"
            type="search"
            value={text}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </>
      }
      notes={<Notes {...pool} searching={text.trim() !== ''} />}
    />
  );
}

type NotesProps = ReturnType<typeof usePool> & { searching: boolean };

function Notes({ players, hasFriends, isLoading, failure, retry, tooShort, searching }: NotesProps) {
  if (isLoading) return <Skeleton height="4rem" />;
  if (failure) {
    return (
      <p role="alert">
        {failure}{' '}
        <button type="button" className={styles.inline} onClick={retry}>
          Tekrar dene
        </button>
      </p>
    );
  }
  if (searching && !tooShort && players.length === 0) return <p role="status">Sonuç bulunamadı.</p>;
  if (searching || hasFriends) return null;
  return (
    <p className={styles.facts}>
      Henüz arkadaşınız yok. Adını yazarak her oyuncuyu bulabilir,{' '}
      <Link to="/friend-search">arkadaş ekleyebilirsiniz</Link>.
    </p>
  );
}
