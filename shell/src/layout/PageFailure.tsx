import { ErrorState } from 'mf-shared/ui/ErrorState';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useEffect, useEffectEvent } from 'react';
import styles from './PageFailure.module.css';

type Props = { area: string; onRetry: () => void };

/** What stands in an area whose code could not be loaded or broke. */
export function PageFailure({ area, onRetry }: Props) {
  useDocumentTitle(`${area} açılamadı`);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <section className={styles.failure}>
      <h1 className="visually-hidden">{area} açılamadı</h1>
      <ErrorState
        message={`${area} şu anda açılamıyor. Diğer sayfaları kullanmaya devam edebilirsiniz.`}
        onRetry={onRetry}
      />
    </section>
  );
}
