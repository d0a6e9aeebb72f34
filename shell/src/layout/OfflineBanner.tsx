import styles from './OfflineBanner.module.css';

/** Strip shown while the live connection is down. */
export function OfflineBanner({ offline = true }: { offline?: boolean }) {
  return (
    <div role="status" className={offline ? styles.banner : 'visually-hidden'}>
      {offline && (
        <>
          <span className={styles.pulse} aria-hidden="true" />
          Bağlantı yok. Yeniden bağlanılıyor…
        </>
      )}
    </div>
  );
}
