import { List, Map as MapIcon, Share2 } from 'lucide-react';
import { Button } from 'mf-shared/ui/Button';
import { copyText } from 'mf-shared/ui/copyText';
import { shareOrCopy } from 'mf-shared/ui/shareOrCopy';
import type { ReactNode } from 'react';
import styles from './HoursPage.module.css';

type Props = { isMap: boolean; title: string; onShow: (map: boolean) => void };

/** List or map, and the link to hand on. */
export function Tools({ isMap, title, onShow }: Props) {
  const share = () => {
    const url = location.href;
    return shareOrCopy({ title, url }, () => copyText(url, 'Aramanın bağlantısı kopyalandı.'));
  };
  return (
    <div className="row wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        icon={isMap ? <List aria-hidden="true" /> : <MapIcon aria-hidden="true" />}
        onClick={() => onShow(!isMap)}
      >
        {isMap ? 'Liste' : 'Harita'}
      </Button>
      <Button variant="secondary" size="sm" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
        Paylaş
      </Button>
    </div>
  );
}

/** What was found, beside the tools. Stands at one place while the list below it changes. */
export const Found = ({ tools, children }: { tools: ReactNode; children?: ReactNode }) => (
  <div className={styles.bar}>
    <p role="status">{children}</p>
    {tools}
  </div>
);
