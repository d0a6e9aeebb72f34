import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { TextField } from 'mf-shared/ui/TextField';
import { toast } from 'mf-shared/ui/toast';
import { useNavigate } from 'react-router-dom';
import type { TeamKey } from '../../common/teams/index.ts';
import type { Teams } from './model.ts';
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
  const guests = teams.members.filter((one) => one.guest).map((one) => one.fullName);
  const { form, failure, busy, clear } = useSaveTeams(teams, () => {
    close();
    toast.success('İki kadro kaydedildi.', {
      action: { label: 'Kadrolarım', onClick: () => navigate('/lineups') },
    });
  });
  const problem = saveProblem(teams) ?? failure;
  const close = () => {
    clear();
    onClose();
  };
  const rename = (key: TeamKey, name: string) => {
    clear();
    onRename(key, name);
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Kadro olarak kaydet"
      form={form}
      busy={busy}
      submit="İki kadroyu kaydet"
      className="stack shrink gap-4"
    >
      {(['a', 'b'] as const).map((key) => (
        <TextField
          key={key}
          label={key === 'a' ? 'Birinci kadronun adı' : 'İkinci kadronun adı'}
          value={teams.names[key]}
          maxLength={60}
          autoComplete="off"
          hint={`${registered(teams, key).length} kayıtlı oyuncu`}
          onChange={(event) => rename(key, event.target.value)}
        />
      ))}
      {guests.length > 0 && (
        <Alert title="Misafirler kadroya yazılmaz">
          {guests.join(', ')} üye olmadığı için kadrolarda görünmez. Paylaştığınız metinde herkes yer alır.
        </Alert>
      )}
      {problem && <Alert tone="danger">{problem}</Alert>}
    </FormDialog>
  );
}
