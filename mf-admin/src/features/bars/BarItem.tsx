import { request } from 'mf-shared/api-client';
import { BAR_KINDS, type Bar, MOST_BAR_ACCOUNTS } from 'mf-shared/contracts/bars';
import { removeBar } from 'mf-shared/contracts/calls/bars';
import { formatInstant, formatPhone } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CHANGED_BY } from '../../common/keys.ts';
import page from '../../common/Page.module.css';
import { PartyLink } from '../../common/PartyLink.tsx';
import { ReasonDialog } from '../../common/ReasonDialog.tsx';
import { useDeskAct } from '../../common/useDeskAct.ts';
import styles from './Bars.module.css';

/** A barred address or phone, and the way to allow it again. */
export function BarItem({ bar }: { bar: Bar }) {
  const { id, kind, value, reason, until, createdAt, addedBy } = bar;
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
        {bar.account && <Badge tone="warning">Askıyla birlikte</Badge>}
      </div>
      <p>{reason}</p>
      <p className={styles.quiet}>
        {addedBy && `${addedBy} ekledi · `}
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time> ·{' '}
        {until ? (
          <>
            <time dateTime={until}>{formatInstant(until)}</time> tarihine kadar
          </>
        ) : bar.account ? (
          'Askı kalkana kadar'
        ) : (
          'Süresiz'
        )}
      </p>
      <div className={styles.acts}>
        <Button size="sm" variant="secondary" onClick={() => setAsks(true)}>
          Engeli kaldır
        </Button>
        <Accounts bar={bar} />
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

/** The account with whose suspension it came, and those that use it. */
function Accounts({ bar: { value, account, accounts } }: { bar: Bar }) {
  const others = accounts.filter(({ id }) => id !== account?.id);
  const isAll = accounts.length < MOST_BAR_ACCOUNTS;
  return (
    <>
      {account && (
        <Link to={`/admin/${account.kind}s/${account.id}`}>
          {accounts.find(({ id }) => id === account.id)?.name ?? 'Askıdaki hesap'}
        </Link>
      )}
      {others.length > 0 && (
        <span className={styles.users}>
          Kullanan hesaplar:
          {others.map((one) => (
            <PartyLink key={one.id} {...one} />
          ))}
          {!isAll && <Link to={`/admin/search?q=${encodeURIComponent(value)}`}>Hepsini ara</Link>}
        </span>
      )}
    </>
  );
}
