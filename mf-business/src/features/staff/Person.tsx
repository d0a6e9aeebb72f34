import { Pencil, UserMinus } from 'lucide-react';
import type { StaffMember } from 'mf-shared/contracts/staff';
import { formatUntil } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { Card } from 'mf-shared/ui/Card';
import { Word } from 'mf-shared/ui/Word';
import styles from './Staff.module.css';
import { ROLES } from './words.ts';

type Props = { member: StaffMember; onRole: () => void; onRenew: () => void; onRemove: () => void };

/** A member of the staff with role and state. */
export function Person({ member, onRole, onRenew, onRemove }: Props) {
  const { id, name, email, role, status, inviteExpiresAt } = member;
  const nameId = `kisi-${id}`;
  const isOver = inviteExpiresAt !== null && Date.parse(inviteExpiresAt) <= Date.now();
  return (
    <Card as="li" aria-labelledby={nameId} className={styles.person}>
      <header className={styles.head}>
        <h3 id={nameId}>{name}</h3>
        {status === 'active' ? (
          <Badge tone="success">Etkin</Badge>
        ) : (
          <Badge tone={isOver ? 'danger' : 'warning'}>
            {isOver ? 'Davetin süresi doldu' : 'Davet bekliyor'}
          </Badge>
        )}
      </header>
      <p className={styles.facts}>
        <b>{ROLES[role].name}</b>
        <span>{email}</span>
        {inviteExpiresAt && !isOver && <span>Bağlantı {formatUntil(inviteExpiresAt)} geçerli</span>}
      </p>
      <div className={styles.acts}>
        <Button
          variant="secondary"
          size="sm"
          icon={<Pencil />}
          title="Görevi değiştir"
          aria-describedby={nameId}
          onClick={onRole}
        >
          <Word>Görevi değiştir</Word>
        </Button>
        <Button variant="secondary" size="sm" aria-describedby={nameId} onClick={onRenew}>
          {status === 'active' ? 'Şifre bağlantısı gönder' : 'Yeni bağlantı'}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={<UserMinus />}
          title="Ekipten çıkar"
          aria-describedby={nameId}
          onClick={onRemove}
        >
          <Word>Ekipten çıkar</Word>
        </Button>
      </div>
    </Card>
  );
}
