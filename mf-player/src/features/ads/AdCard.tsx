import { Check, MessageCircle, X } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import type { Ad } from 'mf-shared/contracts/ads';
import { formatUntil } from 'mf-shared/format';
import { SafetyMenu } from 'mf-shared/safety';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { Card } from 'mf-shared/ui/Card';
import { Facts } from 'mf-shared/ui/Facts';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Word } from 'mf-shared/ui/Word';
import { Link } from 'react-router-dom';
import { strength } from '../../common/lineup/LineupBoard.tsx';
import { LineupPitch } from '../../common/lineup/LineupPitch.tsx';
import { PositionPitch } from '../../common/lineup/PositionPitch.tsx';
import styles from './Ads.module.css';
import { ago } from './ago.ts';

type Props = {
  ad: Ad;
  own: boolean;
  /** Whether the list holds more than one city. */
  showCity: boolean;
  now: number;
  onEnd: (found: boolean) => void;
};

/** An ad: what is looked for, who looks, and the contact. Its owner gets the buttons that end it. */
export function AdCard({ ad, own, showCity, now, onEnd }: Props) {
  const { lineup, user, location, description, createdAt } = ad;
  const poster = <Link to={`/user/${encodeURIComponent(user.id)}`}>{user.fullName}</Link>;
  // Who looks for a team is what the ad is about.
  const isPerson = ad.type === 'findTeam';
  const position = isPerson ? ad.position : user.position;
  return (
    <Card as="li" padding="none" className={styles.card} data-own={own || undefined}>
      <div className={styles.ground}>
        {lineup ? (
          <LineupPitch name={lineup.name} players={lineup.players} className={styles.pitch} />
        ) : (
          <PositionPitch position={ad.positionNeeded ?? ad.position} className={styles.pitch} />
        )}
      </div>
      <div className={styles.head}>
        {own && <Badge tone="accent">Sizin ilanınız</Badge>}
        <h2>{isPerson ? poster : headline(ad)}</h2>
        <Facts className={styles.quiet}>
          {showCity && <span>{location.city}</span>}
          {ad.teamSize !== null && <span>{ad.teamSize} kişi</span>}
          {lineup && (
            <span>
              Takım gücü <b>{strength(lineup.players)}</b>
            </span>
          )}
        </Facts>
        {!isPerson && poster}
        <Facts className={styles.quiet}>
          {position && <span>{position}</span>}
          <span>{user.rating} puan</span>
          <span>{ago(createdAt, now)}</span>
        </Facts>
      </div>
      <div className={styles.body}>
        {description && <p className={styles.description}>{description}</p>}
        {own && <OwnActions ad={ad} onEnd={onEnd} />}
      </div>
      {!own && <ContactActions ad={ad} />}
    </Card>
  );
}

const OwnActions = ({ ad, onEnd }: Pick<Props, 'ad' | 'onEnd'>) => (
  <>
    <p className={styles.quiet}>{formatUntil(ad.expiresAt)} yayında.</p>
    <div className="row wrap gap-2">
      <Button size="sm" icon={<Check aria-hidden="true" />} onClick={() => onEnd(true)}>
        Bulundu
      </Button>
      <Button size="sm" variant="ghost" icon={<X aria-hidden="true" />} onClick={() => onEnd(false)}>
        İlanı Kaldır
      </Button>
    </div>
  </>
);

const ContactActions = ({ ad }: { ad: Ad }) => (
  <div className={styles.contact}>
    <LinkButton
      to={chatLink(ad.user.id, 'User')}
      variant="secondary"
      size="sm"
      icon={<MessageCircle aria-hidden="true" />}
      aria-label={`${ad.user.fullName} ile mesajlaş`}
    >
      <Word>Mesajlaş</Word>
    </LinkButton>
    <SafetyMenu
      person={{ id: ad.user.id, type: 'User', name: ad.user.fullName }}
      reports={[{ type: 'ad', choices: [{ id: ad.id, label: headline(ad) }] }]}
    />
  </div>
);

function headline({ type, lineup, teamSize, position, positionNeeded }: Ad): string {
  if (type === 'findOpponent') return lineup?.name ?? `${teamSize} kişilik takım`;
  return type === 'findPlayer' ? `${positionNeeded} aranıyor` : `Takım arıyor: ${position}`;
}
