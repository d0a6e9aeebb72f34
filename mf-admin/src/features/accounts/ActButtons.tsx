import type { DeskPlayer, DeskVenue } from 'mf-shared/contracts/desk';
import { Button } from 'mf-shared/ui/Button';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { useState } from 'react';
import { ReasonDialog } from '../../common/ReasonDialog.tsx';
import styles from './Account.module.css';
import { type Act, type PlainAct, useAct, type Whose } from './acts.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { PinDialog } from './PinDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import { ViewDialog } from './ViewDialog.tsx';

type Asking = Act['act'] | 'view';
type Props = { whose: Whose; name: string; account: DeskPlayer | DeskVenue };

/** What the dialogs of acts that need no more than a reason say. */
const PLAIN: Record<PlainAct, { title: string; submit: string; about: string }> = {
  restore: {
    title: 'Hesap yeniden açılsın mı?',
    submit: 'Yeniden aç',
    about:
      'Hesabın sahibi yeniden giriş yapabilir. Askıya alınırken iptal edilen rezervasyonlar geri gelmez; askıyla konan iletişim engeli kalkar.',
  },
  resetLink: {
    title: 'Şifre bağlantısı gönderilsin mi?',
    submit: 'Bağlantıyı gönder',
    about: 'Hesabın e-posta adresine yeni şifre belirleme bağlantısı gider.',
  },
  endSessions: {
    title: 'Bütün oturumlar kapatılsın mı?',
    submit: 'Oturumları kapat',
    about: 'Hesap bütün cihazlarda çıkış yapar; işletmelerde ekip de. Yeniden giriş yapılabilir.',
  },
};

const LABELS: Record<Asking, string> = {
  suspend: 'Askıya al',
  restore: 'Yeniden aç',
  contact: 'İletişimi düzelt',
  pin: 'Konumu düzelt',
  resetLink: 'Şifre bağlantısı',
  endSessions: 'Oturumları kapat',
  extend: 'Süreyi uzat',
  view: 'Onun gözünden gör',
};

/** Acts that show at once; the others are folded. */
const FIRST: ReadonlySet<Asking> = new Set(['view', 'suspend', 'restore']);

/** The acts that the state of an account allows. */
function actsFor({ kind }: Whose, { state }: Props['account']): Asking[] {
  if (state === 'admin' || state === 'closed' || state === 'rejected') return [];
  const isOpen = kind === 'player' || (state !== 'pending' && state !== 'correcting');
  return [
    ...(isOpen && state !== 'suspended' ? (['view'] as const) : []),
    'contact',
    ...(kind === 'venue' ? (['pin'] as const) : []),
    'resetLink',
    'endSessions',
    ...(kind === 'venue' && isOpen ? (['extend'] as const) : []),
    ...(state === 'suspended' ? (['restore'] as const) : isOpen ? (['suspend'] as const) : []),
  ];
}

/** What an admin can do with an account, each behind a dialog that asks for the reason. */
export function ActButtons({ whose, name, account }: Props) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const acts = actsFor(whose, account);
  const buttonOf = (act: Asking) => (
    <Button
      key={act}
      size="sm"
      variant="secondary"
      className={act === 'suspend' ? styles.ends : undefined}
      onClick={() => setAsking(act)}
    >
      {act === 'view' && whose.kind === 'venue' ? 'İşletmenin gözünden gör' : LABELS[act]}
    </Button>
  );
  const first = acts.filter((act) => FIRST.has(act));
  const others = acts.filter((act) => !FIRST.has(act));
  return (
    <>
      <div className={styles.acts}>{first.map(buttonOf)}</div>
      {others.length > 0 && (
        <Disclosure summary="Hesap işlemleri" open={first.length === 0}>
          <div className={styles.acts}>
            {others.map(buttonOf)}
            {whose.kind === 'player' && account.state === 'active' && (
              <LinkButton size="sm" variant="secondary" to={`/admin/players/${whose.id}/merge`}>
                Hesapları birleştir
              </LinkButton>
            )}
          </div>
        </Disclosure>
      )}
      {asking && <ActDialog {...{ whose, name, account }} asking={asking} onClose={() => setAsking(null)} />}
    </>
  );
}

function ActDialog({
  whose,
  name,
  account,
  asking,
  onClose,
}: Props & { asking: Asking; onClose: () => void }) {
  const own = { whose, onClose };
  if (asking === 'suspend') return <SuspendDialog {...own} name={name} />;
  if (asking === 'contact') return <ContactDialog {...own} email={account.email} phone={account.phone} />;
  if (asking === 'view') return <ViewDialog {...own} name={name} />;
  if (asking === 'extend') return <ExtendDialog {...own} />;
  if (asking === 'pin') return 'coordinates' in account ? <PinDialog {...own} venue={account} /> : null;
  return <PlainDialog {...own} asking={asking} />;
}

type PlainProps = { whose: Whose; asking: keyof typeof PLAIN; onClose: () => void };

function PlainDialog({ whose, asking, onClose }: PlainProps) {
  const act = useAct(whose);
  const { title, submit, about } = PLAIN[asking];
  return (
    <ReasonDialog
      title={title}
      submit={submit}
      onClose={onClose}
      onSend={(reason) => act.mutateAsync({ act: asking, input: { reason } })}
    >
      <p>{about}</p>
    </ReasonDialog>
  );
}
