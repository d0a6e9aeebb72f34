import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { Dialog } from 'mf-shared/ui/Dialog';
import { TextField } from 'mf-shared/ui/TextField';
import { toast } from 'mf-shared/ui/toast';
import { useNavigate } from 'react-router-dom';
import type { TeamKey } from '../../common/teams/index.ts';
import type { Teams } from './model.ts';
import styles from './Teams.module.css';
import { registered, saveProblem, useSaveTeams } from './useSaveTeams.ts';

type Props = {
  teams: Teams;
  open: boolean;
  onClose: () => void;
  onRename: (key: TeamKey, name: string) => void;
};

/** Names both teams and saves them as lineups; lists the players that a lineup cannot hold. */
export function SaveDialog({ teams, open, onClose, onRename }: Props) {
  const navigate = useNavigate();
  const { save, failure, busy } = useSaveTeams(teams);
  const guests = teams.members.filter((one) => one.guest).map((one) => one.fullName);
  const problem = saveProblem(teams);
  const submit = async () => {
    if (problem || !(await save())) return;
    onClose();
    toast.success('İki kadro kaydedildi.', {
      action: { label: 'Kadrolarım', onClick: () => navigate('/lineups') },
    });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Kadro olarak kaydet"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Vazgeç
          </Button>
          <Button busy={busy} aria-disabled={problem !== null || undefined} onClick={() => void submit()}>
            İki kadroyu kaydet
          </Button>
        </>
      }
    >
      <div className={styles.save}>
        {(['a', 'b'] as const).map((key) => (
          <TextField
            key={key}
            label={key === 'a' ? 'Birinci kadronun adı' : 'İkinci kadronun adı'}
            value={teams.names[key]}
            maxLength={60}
            autoComplete="off"
            hint={`${registered(teams, key).length} kayıtlı oyuncu`}
            onChange={(event) => onRename(key, event.target.value)}
          />
        ))}
        {guests.length > 0 && (
          <Alert title="Misafirler kadroya yazılmaz">
            {guests.join(', ')} üye olmadığı için kadrolarda görünmez. Paylaştığınız metinde herkes yer alır.
          </Alert>
        )}
        {problem && <Alert tone="danger">{problem}</Alert>}
        {failure && <Alert tone="danger">{failure}</Alert>}
      </div>
    </Dialog>
  );
}
