import { ErrorState } from 'mf-shared/ui/ErrorState';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useEffect, useEffectEvent } from 'react';
import styles from './PageFailure.module.css';
import { useOnline } from './useOnline.ts';

type Props = {
  area: string;
  /** The reason, if known. */
  reason?: string;
  onRetry: () => void;
};

/** Replaces an area that failed to load or broke. Retries as soon as the network is back. */
export function PageFailure({ area, reason, onRetry }: Props) {
  const online = useOnline();
  const title = online ? `${area} açılamadı` : 'Bağlantı yok';
  useDocumentTitle(title);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <section className={styles.failure}>
      <h1 className="visually-hidden">{title}</h1>
      <ErrorState
        message={
          online
            ? (reason ?? `${area} şu anda açılamıyor. Diğer sayfaları kullanmaya devam edebilirsiniz.`)
            : 'İnternet bağlantınız yok. Bağlantı gelince bu sayfa kendiliğinden açılır.'
        }
        onRetry={onRetry}
      />
    </section>
  );
}
