import { AUTHOR, BRAND, SOCIAL_PROFILES } from 'mf-shared/brand';
import { useSession } from 'mf-shared/session';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './Footer.module.css';
import { footerLinksFor } from './links.ts';

const HIDE_AFTER_PX = 10;

/** A line at the foot of the window; it hides after 10 px of scrolling. */
export function Footer() {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const read = () => setHidden(window.scrollY > HIDE_AFTER_PX);
    // With the next frame's layout: reading the place now would lay the page out at once.
    const frame = requestAnimationFrame(read);
    window.addEventListener('scroll', read, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', read);
    };
  }, []);
  const session = useSession();
  return (
    <footer className={styles.footer} data-hidden={hidden}>
      <div className={styles.line}>
        <p>
          © {new Date().getFullYear()} {BRAND} · {AUTHOR}
        </p>
        <ul className={styles.pages}>
          {footerLinksFor(session).map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <ul className={styles.social}>
          {SOCIAL_PROFILES.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noreferrer" target="_blank">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
