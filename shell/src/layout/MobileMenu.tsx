import { useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { Dialog } from 'mf-shared/ui/Dialog';
import { Link } from 'react-router-dom';
import { install, useInstallable } from '../common/install.ts';
import styles from './Header.module.css';
import { HeaderLink } from './HeaderLink.tsx';
import { footerLinksFor, type NavLink } from './links.ts';

type Props = { open: boolean; onClose: () => void; links: NavLink[]; signedIn: boolean };

/** The navigation of narrow screens, with the footer's information pages. */
export function MobileMenu({ open, onClose, links, signedIn }: Props) {
  const session = useSession();
  const isInstallable = useInstallable();
  return (
    <Dialog open={open} onClose={onClose} title="Menü" size="sm">
      <nav aria-label="Menü" className={styles.menu}>
        {links.map((link) => (
          <HeaderLink key={link.to} link={link} onClick={onClose} />
        ))}
        {isInstallable && (
          <Button variant="secondary" onClick={() => void install()}>
            Uygulamayı yükle
          </Button>
        )}
        {signedIn && (
          <Button
            variant="secondary"
            onClick={() => {
              onClose();
              session.logout();
            }}
          >
            Çıkış
          </Button>
        )}
        <ul className={styles.info}>
          {footerLinksFor(session).map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  );
}
