import { CalendarPlus, MessageCircle, Trash2 } from 'lucide-react';
import { Badge } from '../src/ui/Badge.tsx';
import { Button } from '../src/ui/Button.tsx';
import { Disclosure } from '../src/ui/Disclosure.tsx';
import { IconButton } from '../src/ui/IconButton.tsx';
import { LinkButton } from '../src/ui/LinkButton.tsx';
import { Panel } from '../src/ui/Panel.tsx';
import { Skeleton } from '../src/ui/Skeleton.tsx';
import { StatusBadge } from '../src/ui/StatusBadge.tsx';
import styles from './Gallery.module.css';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const TONES = ['neutral', 'success', 'warning', 'danger', 'info', 'accent'] as const;

export function BasicsSection() {
  return (
    <Panel
      title="Düğmeler ve rozetler"
      actions={
        <Button size="sm" variant="secondary">
          Düzenle
        </Button>
      }
    >
      {VARIANTS.map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant} size="sm">
            Rezerve Et
          </Button>
          <Button variant={variant} icon={<CalendarPlus />}>
            Rezerve Et
          </Button>
          <Button variant={variant} size="lg">
            Rezerve Et
          </Button>
          <Button variant={variant} busy>
            Rezerve Et
          </Button>
          <Button variant={variant} disabled>
            Rezerve Et
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <LinkButton to="/" variant="secondary">
          Bağlantı
        </LinkButton>
        <IconButton label="Mesaj gönder" icon={<MessageCircle />} tone="outline" />
        <IconButton label="Sil" icon={<Trash2 />} tone="danger" />
        <a href="#root">Metin içinde bağlantı</a>
      </div>
      <div className={styles.row}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <StatusBadge status="pending" />
        <StatusBadge status="approved" />
        <StatusBadge status="rejected" />
        <StatusBadge status="cancelled" />
      </div>
      <Disclosure summary="Profil bilgilerini düzenle" open>
        <p>Uzun ve okunaklı bir metin: ığüşöç IİĞÜŞÖÇ 0123456789. Ödemeler 30 günde bir alınır.</p>
      </Disclosure>
      <Skeleton lines={3} />
    </Panel>
  );
}
