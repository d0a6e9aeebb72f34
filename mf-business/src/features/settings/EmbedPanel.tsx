import { Copy, ExternalLink } from 'lucide-react';
import { apiOrigin } from 'mf-shared/api-client/address';
import { Button, buttonClass } from 'mf-shared/ui/Button';
import { copyText } from 'mf-shared/ui/copyText';
import { Panel } from 'mf-shared/ui/Panel';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextArea } from 'mf-shared/ui/TextArea';
import { useState } from 'react';
import styles from './Settings.module.css';

const THEMES = [
  { value: '', label: 'Ziyaretçinin cihazına göre' },
  { value: 'light', label: 'Açık' },
  { value: 'dark', label: 'Koyu' },
];

/** The HTML to paste into the venue's own site. */
const snippetOf = (url: string): string =>
  `<iframe src="${url}" title="Boş saatler" width="100%" height="560" style="border:0" loading="lazy"></iframe>`;

/** The page of free hours that the venue embeds in its own site. */
export function EmbedPanel({ venueId }: { venueId: string }) {
  const [theme, setTheme] = useState('');
  const address = new URL(`/embed/${encodeURIComponent(venueId)}`, apiOrigin() || window.location.origin);
  if (theme) address.searchParams.set('theme', theme);
  const snippet = snippetOf(address.href);
  return (
    <Panel
      title="Kendi sitenizde"
      lead="Boş saatlerinizi kendi web sitenizde gösterin. Ziyaretçi saati seçer, rezervasyonu Topla’da tamamlar."
    >
      <SelectField
        label="Görünüm"
        className={styles.short}
        options={THEMES}
        value={theme}
        onChange={(event) => setTheme(event.target.value)}
      />
      <TextArea
        label="Sitenize yapıştıracağınız kod"
        rows={7}
        value={snippet}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      <div className="row wrap gap-3">
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyText(snippet, 'Kod kopyalandı.')}
        >
          Kodu kopyala
        </Button>
        <a
          href={address.href}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'secondary' })}
        >
          <span className={styles.withIcon}>
            <ExternalLink aria-hidden="true" />
            Sayfaya bak
            <span className="visually-hidden"> (yeni sekmede açılır)</span>
          </span>
        </a>
      </div>
    </Panel>
  );
}
