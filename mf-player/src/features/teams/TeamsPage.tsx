import { Copy, Save, Share2, Shuffle, Undo2 } from 'lucide-react';
import { actorId, useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { toast } from 'mf-shared/ui/toast';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useRef, useState } from 'react';
import { Turf } from '../../common/lineup/Turf.tsx';
import { PageBody } from '../../common/PageBody.tsx';
import { balanceOf, MAX_PLAYERS, MIN_PLAYERS, type TeamKey } from '../../common/teams/index.ts';
import { Chosen } from './Chosen.tsx';
import { GuestForm } from './GuestForm.tsx';
import { add, type Member, mix, remove, type Teams } from './model.ts';
import { People } from './People.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { Scoreboard } from './Scoreboard.tsx';
import { Sources } from './Sources.tsx';
import { copyText, shareOrCopy } from './share.ts';
import { TeamBoard } from './TeamBoard.tsx';
import styles from './Teams.module.css';
import { useTeams } from './useTeams.ts';
import { shareText } from './words.ts';

/** Makes two equal teams out of tonight's players. */
export function TeamsPage() {
  useDocumentTitle('Takım Kur');
  const actor = useSession(actorId) ?? '';
  return (
    <>
      <PageHeader
        title="Takım Kur"
        lead="Oyuncuları seçin; kart puanına ve mevkiye göre iki dengeli takım kuralım."
        art="centre"
      />
      <PageBody>
        <Workshop key={actor} actor={actor} />
      </PageBody>
    </>
  );
}

function Workshop({ actor }: { actor: string }) {
  const { teams, change, amend, undo, canUndo } = useTeams(actor);
  const result = useRef<HTMLDivElement>(null);
  const addAll = (members: readonly Member[]) => {
    if (new Set([...teams.members, ...members].map(({ id }) => id)).size > MAX_PLAYERS) {
      toast.error(`En fazla ${MAX_PLAYERS} oyuncu seçebilirsiniz.`);
    }
    change((now) => add(now, members));
  };
  const make = () => {
    if (teams.members.length < MIN_PLAYERS) {
      toast.error(`En az ${MIN_PLAYERS} oyuncu seçin.`);
      return;
    }
    change(mix);
    requestAnimationFrame(() => result.current?.focus());
  };
  const rename = (key: TeamKey, name: string) =>
    amend((now) => ({ ...now, names: { ...now.names, [key]: name } }));
  const picker = (
    <div className="stack shrink gap-4">
      <Sources onAdd={addAll} />
      <People
        chosen={new Set(teams.members.map(({ id }) => id))}
        onAdd={(member) => addAll([member])}
        onRemove={(id) => change((now) => remove(now, id))}
      />
      <GuestForm onAdd={(member) => addAll([member])} />
      <Chosen
        members={teams.members}
        onRemove={(id) => change((now) => remove(now, id))}
        onClear={() => change((now) => ({ ...now, members: [], split: null, pinned: {}, seed: 0 }))}
      />
    </div>
  );
  if (teams.split) {
    return (
      <div className={styles.result} ref={result} tabIndex={-1}>
        <Result {...{ teams, change, undo, canUndo, rename }} />
        <Disclosure summary={`Oyuncuları düzenle (${teams.members.length})`}>{picker}</Disclosure>
      </div>
    );
  }
  return (
    <div className={styles.layout}>
      <Panel title="Oyuncular">
        {picker}
        <Make count={teams.members.length} onMake={make} />
      </Panel>
      <NoTeams canUndo={canUndo} undo={undo} />
    </div>
  );
}

/** Stays in view beside the long list of players, and counts the chosen ones. */
function Make({ count, onMake }: { count: number; onMake: () => void }) {
  const isEnough = count >= MIN_PLAYERS;
  return (
    <div className={styles.make}>
      <span>{isEnough ? `${count} oyuncu` : `${count}/${MIN_PLAYERS} oyuncu`}</span>
      <Button
        variant={isEnough ? 'primary' : 'secondary'}
        icon={<Shuffle aria-hidden="true" />}
        onClick={onMake}
      >
        Takımları Kur
      </Button>
    </div>
  );
}

type ResultProps = Pick<ReturnType<typeof useTeams>, 'teams' | 'change' | 'undo' | 'canUndo'> & {
  rename: (key: TeamKey, name: string) => void;
};

function Result({ teams, change, undo, canUndo, rename }: ResultProps) {
  const [saving, setSaving] = useState(false);
  if (!teams.split) return null;
  return (
    <>
      <Scoreboard balance={balanceOf(teams.members, teams.split)} names={teams.names} />
      <div className={styles.tools}>
        <Button icon={<Shuffle aria-hidden="true" />} onClick={() => change(mix)}>
          Yeniden karıştır
        </Button>
        <Button
          variant="secondary"
          icon={<Undo2 aria-hidden="true" />}
          aria-disabled={!canUndo || undefined}
          onClick={undo}
        >
          Geri al
        </Button>
        <Button variant="secondary" icon={<Save aria-hidden="true" />} onClick={() => setSaving(true)}>
          Kadro olarak kaydet
        </Button>
        <Sharing teams={teams} />
      </div>
      <TeamBoard teams={teams} change={change} onRename={rename} />
      <SaveDialog teams={teams} open={saving} onClose={() => setSaving(false)} onRename={rename} />
    </>
  );
}

function Sharing({ teams }: { teams: Teams }) {
  const canShare = typeof navigator.share === 'function';
  return (
    <>
      {canShare && (
        <Button
          variant="secondary"
          icon={<Share2 aria-hidden="true" />}
          onClick={() => void shareOrCopy('Takımlar', shareText(teams))}
        >
          Paylaş
        </Button>
      )}
      <Button
        variant="secondary"
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copyText(shareText(teams))}
      >
        Metni kopyala
      </Button>
    </>
  );
}

function NoTeams({ canUndo, undo }: { canUndo: boolean; undo: () => void }) {
  return (
    <div className={styles.coming}>
      <EmptyState
        title="Takımlar burada görünecek."
        art="centre"
        action={
          canUndo && (
            <Button variant="secondary" icon={<Undo2 aria-hidden="true" />} onClick={undo}>
              Geri al
            </Button>
          )
        }
      >
        Bir maçtan, kadrodan ya da arkadaşlarınızdan seçin, misafirleri adıyla ekleyin. Kaleciler ayrılır,
        hatlar paylaştırılır, puanlar eşitlenir.
      </EmptyState>
      <Turf aria-hidden="true" />
      <Turf aria-hidden="true" />
    </div>
  );
}
