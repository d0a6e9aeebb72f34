import { request } from 'mf-shared/api-client';
import { BAR_KINDS, type Bar } from 'mf-shared/contracts/bars';
import { removeBar } from 'mf-shared/contracts/calls/bars';
import { formatInstant, formatPhone } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CHANGED_BY } from '../../common/keys.ts';
import page from '../../common/Page.module.css';
import { ReasonDialog } from '../../common/ReasonDialog.tsx';
import { useDeskAct } from '../../common/useDeskAct.ts';
import styles from './Bars.module.css';

/** A barred address or phone, and the way to allow it again. */
export function BarItem({ bar }: { bar: Bar }) {
  const { id, kind, value, reason, until, account, createdAt } = bar;
  const [asks, setAsks] = useState(false);
  const remove = useDeskAct((why: string) => request(removeBar, { params: { id }, body: { reason: why } }), {
    reads: CHANGED_BY.bar,
    hasForm: true,
    done: () => 'Engel kaldırıldı.',
  });
  const shown = kind === 'phone' ? formatPhone(value) : value;
  return (
    <li className={page.row}>
      <div className={styles.head}>
        <h3>{shown}</h3>
        <Badge>{BAR_KINDS[kind]}</Badge>
        {account && <Badge tone="warning">Askıyla birlikte</Badge>}
      </div>
      <p>{reason}</p>
      <p className={styles.quiet}>
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time> ·{' '}
        {until ? (
          <>
            <time dateTime={until}>{formatInstant(until)}</time> tarihine kadar
          </>
        ) : account ? (
          'Askı kalkana kadar'
        ) : (
          'Süresiz'
        )}
      </p>
      <div className={styles.acts}>
        <Button size="sm" variant="secondary" onClick={() => setAsks(true)}>
          Engeli kaldır
        </Button>
        <Link
          to={
            account ? `/admin/${account.kind}s/${account.id}` : `/admin/search?q=${encodeURIComponent(value)}`
          }
        >
          {account ? 'Askıdaki hesap' : 'Bu bilgiyle açılmış hesaplar'}
        </Link>
      </div>
      {asks && (
        <ReasonDialog
          title="Engel kaldırılsın mı?"
          submit="Engeli kaldır"
          onClose={() => setAsks(false)}
          onSend={remove.mutateAsync}
        >
          <p>
            <b>{shown}</b> ile yeniden hesap açılabilir.
          </p>
        </ReasonDialog>
      )}
    </li>
  );
}
