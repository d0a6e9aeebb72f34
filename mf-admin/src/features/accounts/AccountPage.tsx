import type { UseQueryResult } from '@tanstack/react-query';
import { DESK_STATES, type DeskPlayer, type DeskVenue } from 'mf-shared/contracts/desk';
import { formatInstant, formatPhone } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { BackLink } from 'mf-shared/ui/BackLink';
import { Badge } from 'mf-shared/ui/Badge';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LogLink } from '../../common/LogLink.tsx';
import { MailLink } from '../../common/MailLink.tsx';
import { stateTone } from '../../common/stateTone.ts';
import styles from './Account.module.css';
import { AccountPanels } from './AccountPanels.tsx';
import { ActButtons } from './ActButtons.tsx';
import type { Whose } from './acts.ts';
import { BlocksPanel } from './BlocksPanel.tsx';
import { ContentsPanel } from './ContentsPanel.tsx';
import { Lacks } from './Lacks.tsx';

type Account = DeskPlayer | DeskVenue;
type Props<A extends Account> = {
  whose: Whose;
  query: UseQueryResult<A>;
  nameOf: (account: A) => string;
  /** Facts that only accounts of this kind have, as `dt` and `dd`. */
  facts: (account: A) => ReactNode;
  /** Below the facts. */
  below?: (account: A) => ReactNode;
  /** Below the acts. */
  more?: ReactNode;
};

const TITLES = { player: 'Oyuncu', venue: 'İşletme' };

/** The page of a player or venue: what is known of it, and what an admin can do. */
export function AccountPage<A extends Account>({ whose, query, nameOf, facts, below, more }: Props<A>) {
  const account = query.data;
  const title = account ? nameOf(account) : TITLES[whose.kind];
  useDocumentTitle(title);
  // A venue's facts and map are as tall as what it shares beside them.
  const isVenue = whose.kind === 'venue';
  const contents = <ContentsPanel whose={whose} />;
  return (
    <>
      <PageHeader title={title} kicker={<BackLink to="/admin/search">Aramaya dön</BackLink>} art="corner" />
      <div className={styles.page} aria-busy={query.isPending}>
        {query.error && !account ? (
          <ErrorState message={query.error.message} query={query} />
        ) : !account ? (
          <Skeleton height="24rem" />
        ) : (
          <>
            {account.suspension && (
              <Alert tone="warning" title={`Askıda: ${formatInstant(account.suspension.at)}`}>
                {account.suspension.reason}
              </Alert>
            )}
            <div className={styles.columns}>
              <Panel title="Bilgiler">
                <dl className={styles.facts}>
                  <CommonFacts account={account} />
                  {facts(account)}
                </dl>
                {below?.(account)}
                <ActButtons whose={whose} name={nameOf(account)} account={account} />
                <div className="stack shrink gap-2">
                  {more}
                  <Lacks whose={whose} account={account} />
                  <LogLink kind={whose.kind} id={whose.id} />
                </div>
              </Panel>
              <AccountPanels kind={whose.kind} account={account}>
                {isVenue && contents}
              </AccountPanels>
            </div>
            {!isVenue && contents}
            <BlocksPanel whose={whose} direction="made" />
            <BlocksPanel whose={whose} direction="received" />
          </>
        )}
      </div>
    </>
  );
}

function CommonFacts({
  account: { state, email, emailVerified, phone, city, createdAt, barred },
}: {
  account: Account;
}) {
  return (
    <>
      <dt>Durum</dt>
      <dd>
        <Badge tone={stateTone(state)}>{DESK_STATES[state]}</Badge>
      </dd>
      <dt>E-posta</dt>
      <dd>
        <MailLink to={email} /> {!emailVerified && <Badge tone="warning">Doğrulanmadı</Badge>}{' '}
        {barred.includes('email') && <BarLink value={email} />}
      </dd>
      <dt>Telefon</dt>
      <dd>
        {phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : 'Belirtilmedi'}{' '}
        {phone && barred.includes('phone') && <BarLink value={phone} />}
      </dd>
      <dt>Şehir</dt>
      <dd>{city ?? 'Belirtilmedi'}</dd>
      <dt>Kayıt</dt>
      <dd>
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      </dd>
    </>
  );
}

/** Leads to the bar of an address or phone. */
const BarLink = ({ value }: { value: string }) => (
  <Link to={`/admin/blocks?q=${encodeURIComponent(value)}`}>Yeni hesaba kapalı</Link>
);
