import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PitchLines } from 'mf-shared/ui/PitchLines';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { placeOf } from '../common/manifests.ts';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  useDocumentTitle('Sayfa bulunamadı');
  return (
    <section className={styles.page} aria-labelledby="not-found-title">
      <PitchLines part="full" className={styles.pitch} />
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1 id="not-found-title">Top auta çıktı.</h1>
        <p>Aradığınız sayfa burada değil: taşınmış, silinmiş ya da adresi yanlış yazılmış olabilir.</p>
        <p className={styles.actions}>
          <LinkButton to="/">Ana sayfaya dön</LinkButton>
          <LinkButton to={placeOf('search')} variant="secondary">
            Saha ara
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
