import { request } from 'mf-shared/api-client';
import { mergeAccounts } from 'mf-shared/contracts/calls/desk-things';
import { MERGE_PARTS, type MergePreview } from 'mf-shared/contracts/merge';
import { type Errors, findEmpty, trimmed, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { TextField } from 'mf-shared/ui/TextField';
import { useNavigate } from 'react-router-dom';
import { keys } from '../../common/keys.ts';
import { ReasonField } from '../../common/ReasonField.tsx';
import { useDeskAct } from '../../common/useDeskAct.ts';
import styles from './Merge.module.css';

/** What goes over and what ends, and the act behind the typed name. */
export function MergeForm({ preview }: { preview: MergePreview }) {
  const { from, into, version, parts } = preview;
  const navigate = useNavigate();
  const merge = useDeskAct(
    (typed: { reason: string; name: string }) =>
      request(mergeAccounts, { params: { id: from.id }, body: { ...typed, into: into.id, version } }),
    { reads: [keys.account(), keys.search()], ends: [keys.merge()], hasForm: true },
  );
  const { form, text, busy, failure } = useForm({
    start: { reason: '', name: '' },
    prepare: trimmed,
    check: ({ reason, name }): Errors => ({
      ...findEmpty({ reason, name }, { reason: 'Gerekçeyi yazın.', name: 'Kapanacak hesabın adını yazın.' }),
      ...(name && name !== from.name ? { name: `Aynen yazın: ${from.name}` } : {}),
    }),
    whenTyped: 'clear',
    send: async (typed) => {
      await merge.mutateAsync(typed);
      navigate(`/admin/players/${into.id}`, { replace: true });
    },
  });
  return (
    <Panel title="Ne olacak?">
      {parts.length === 0 ? (
        <p className={styles.muted}>Kapanacak hesabın taşınacak bir kaydı yok.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Kayıt</th>
              <th scope="col">Geçer</th>
              <th scope="col">Sona erer</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ part, moved, dropped }) => (
              <tr key={part}>
                <th scope="row">{MERGE_PARTS[part]}</th>
                <td>{moved}</td>
                <td>{dropped}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.muted}>
        Sona erenler, kalan hesapta karşılığı olan ya da sınırı aşan kayıtlardır: aynı saate denk gelen
        rezervasyonlar, aynı işletmeye ikinci değerlendirme ve abonelik, iki hesap arasındaki her şey, gelecek
        maçlar, bekleme sıraları ve ilanlar. İptaller ilgili işletme ve oyunculara bildirilir.
      </p>
      <Alert tone="warning" title="Bu işlem geri alınamaz.">
        Aynı kişi olduklarından emin olun. İki hesabın e-posta adresine de haber gider.
      </Alert>
      <form {...form} className="stack gap-4">
        <ReasonField {...text('reason')} />
        <TextField
          {...text('name')}
          label="Kapanacak hesabın adı"
          hint={`Onaylamak için yazın: ${from.name}`}
          autoComplete="off"
          required
        />
        {failure && <Alert tone="danger">{failure}</Alert>}
        <div>
          <Button type="submit" variant="danger" busy={busy}>
            Hesapları birleştir
          </Button>
        </div>
      </form>
    </Panel>
  );
}
