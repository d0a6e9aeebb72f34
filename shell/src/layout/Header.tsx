import { Menu } from 'lucide-react';
import { useSession } from 'mf-shared/session';
import { IconButton } from 'mf-shared/ui/IconButton';
import { Logo } from 'mf-shared/ui/Logo';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { placeOf } from '../common/manifests.ts';
import { mayEnter } from '../remotes/areas.ts';
import styles from './Header.module.css';
import { HeaderLink } from './HeaderLink.tsx';
import { linksFor } from './links.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { ViewBanner } from './ViewBanner.tsx';

/** Navigation by role; on phones a menu over the page. */
export function Header() {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const links = linksFor(session);
  const more = links.filter((link) => link.where === 'more');
  const signedIn = Boolean(session.user || session.business || session.admin);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.logo}>
          <Logo />
        </Link>
        <nav aria-label="Ana menü" className={styles.nav}>
          {links
            .filter((link) => link.where === 'bar')
            .map((link) => (
              <HeaderLink key={link.to} link={link} />
            ))}
          {more.length > 0 && <MoreMenu links={more} />}
        </nav>
        {mayEnter(session, placeOf('notifications')) && <NotificationBell />}
        <ThemeSwitch />
        {signedIn && (
          <button type="button" className={styles.logout} onClick={session.logout}>
            Çıkış
          </button>
        )}
        <IconButton
          label="Menüyü aç"
          icon={<Menu />}
          className={styles.menuButton}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </div>
      <ViewBanner />
      <MobileMenu open={open} onClose={() => setOpen(false)} links={links} signedIn={signedIn} />
    </header>
  );
}
