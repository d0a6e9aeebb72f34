import { useMediaQuery } from 'mf-shared/ui/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import styles from './IntroVideo.module.css';

/** Plays by itself, muted, unless the reader prefers less motion; loads only once in view. */
export function IntroVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const seen = useSeen(video);

  useEffect(() => {
    if (reduced) video.current?.pause();
  }, [reduced]);

  return (
    <section className={styles.section} aria-labelledby="intro-title">
      <div className={styles.words}>
        <h2 id="intro-title">Işıklar yanar, saatler dolar.</h2>
        <p>On iki saniyede bir maç akşamı: boş saati bulun, takımı toplayın, düdüğü bekleyin.</p>
      </div>
      <div className={styles.frame}>
        <video
          ref={video}
          src={seen ? '/media/intro.mp4' : undefined}
          poster="/media/intro.webp"
          width={960}
          height={540}
          autoPlay={!reduced}
          muted
          controls
          playsInline
          preload="none"
          aria-label="Tanıtım videosu: yukarıdan görünen halısahada ışıklar yanar, çizgiler çizilir, oyuncular paslaşır ve saatler dolar. Sessizdir."
        />
      </div>
    </section>
  );
}

/** Whether the element has ever been in view. */
function useSeen(target: React.RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !target.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [seen, target]);
  return seen;
}
