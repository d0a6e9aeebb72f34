import { saveFile } from '../api-client/save-file.ts';
import { BRAND } from '../brand.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copyText.ts';
import styles from './Security.module.css';

const TITLE = `${BRAND} kurtarma kodları`;
const NAME = 'topla-kurtarma-kodlari.txt';

type Props = {
  codes: readonly string[];
  /** The person wants to leave without confirming that the codes are saved. */
  leaving: boolean;
};

/** Shows the codes once: to copy, download or print. */
export function RecoveryCodes({ codes, leaving }: Props) {
  const text = codes.join('\n');
  const save = () => {
    const blob = new Blob([`${TITLE}\n\n${text}\n`], { type: 'text/plain;charset=utf-8' });
    saveFile({ blob, name: NAME });
  };
  return (
    <div className="stack gap-4">
      <Alert tone="warning">
        Bu kodlar bir daha gösterilmez. Telefonunuzu kaybederseniz her biriyle bir kez giriş yapabilirsiniz;
        güvenli bir yere kaydedin.
      </Alert>
      {leaving && (
        <Alert tone="danger">Kodlar henüz açık. Kaydettiyseniz aşağıdaki “Kodları kaydettim”e basın.</Alert>
      )}
      <div className={styles.paper}>
        <p className={styles.paperTitle}>{TITLE}</p>
        <ul className={styles.codes} aria-label="Kurtarma kodları">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="row wrap gap-3">
        <Button variant="secondary" onClick={() => void copyText(text, 'Kodlar kopyalandı.')}>
          Kodları kopyala
        </Button>
        <Button variant="secondary" onClick={save}>
          Dosya olarak indir
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Yazdır
        </Button>
      </div>
    </div>
  );
}
