import { RELEASE_MEASURES, type WatchedRemote } from 'mf-shared/contracts/release-watch';
import { formatNumber } from 'mf-shared/format';
import styles from './Releases.module.css';

type Side = { witnesses: number; bad: number };
type Props = { candidate: string; stable: string; measures: WatchedRemote['comparison'] };

const sideOf = ({ witnesses, bad }: Side) => `${formatNumber(bad)} / ${formatNumber(witnesses)}`;

/** A candidate beside the stable version. At full evidence it is taken back. */
export function Comparison({ candidate, stable, measures }: Props) {
  if (!measures)
    return (
      <p className={styles.muted}>Aday {candidate} henüz karşılaştırılmadı; ilk ziyaretçiler bekleniyor.</p>
    );
  return (
    <table className={styles.table}>
      <caption>
        İlk ziyaretlerinde kötü deneyim yaşayanlar. Adayın daha kötü olduğuna dair kanıt %100 olunca aday geri
        alınır.
      </caption>
      <thead>
        <tr>
          <th scope="col">Ölçüt</th>
          <th scope="col">Aday {candidate}</th>
          <th scope="col">Kararlı {stable}</th>
          <th scope="col">Kanıt</th>
        </tr>
      </thead>
      <tbody>
        {measures.map((one) => (
          <tr key={one.measure}>
            <th scope="row">{RELEASE_MEASURES[one.measure]}</th>
            <td>{sideOf(one.candidate)}</td>
            <td>{sideOf(one.stable)}</td>
            <td>%{Math.floor(one.evidence * 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
