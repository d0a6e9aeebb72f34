import { Disclosure } from 'mf-shared/ui/Disclosure';
import styles from './Toolbar.module.css';

const KEYS: readonly [keys: readonly string[], does: string][] = [
  [['↑', '↓', '←', '→'], 'Saatler ve sahalar arasında gezinin'],
  [['Shift', '↓'], 'Birkaç saat seçin'],
  [['Enter'], 'Boş saate yazın ya da dolu saati açın'],
  [['T'], 'Rezervasyonu ya da abonenin o haftasını taşıyın: oklarla yeri seçin, Enter ile bırakın'],
  [['Esc'], 'Vazgeçin'],
  [['Home', 'End'], 'İlk ve son saha; Ctrl ile ilk ve son saat'],
  [['Page Up', 'Page Down'], 'Önceki ve sonraki gün ya da hafta'],
  [['B'], 'Bugüne dönün'],
];

/** The keyboard shortcuts of the board. */
export function Shortcuts() {
  return (
    <Disclosure className={styles.shortcuts} summary="Klavye kısayolları">
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
