import { Menu } from 'lucide-react';
import { useSession } from 'mf-shared/session';
import { IconButton } from 'mf-shared/ui/IconButton';
import { Logo } from 'mf-shared/ui/Logo';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { placeOf } from '../common/manifests.ts';
import { mayEnter } from '../remotes/areas.ts';
import { extra } from './extra.ts';
import styles from './Header.module.css';
import { HeaderLink } from './HeaderLink.tsx';
import { linksFor, thumbLinksFor } from './links.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { ViewBanner } from './ViewBanner.tsx';

// Visitors never need them. One chunk brings all that people signed in need.
const MoreMenu = extra(() => import(/* webpackChunkName: "session" */ './MoreMenu.tsx'), 'MoreMenu');
const ThumbBar = extra(() => import(/* webpackChunkName: "session" */ './ThumbBar.tsx'), 'ThumbBar');

/** Navigation by role; on phones a menu over the page, and a bar at the lower edge. */
export function Header() {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const links = linksFor(session);
  const more = links.filter((link) => link.where === 'more');
  const signedIn = Boolean(session.user || session.business || session.admin);
  // A visitor's pages are drawn before anything runs, and lead on by themselves.
  const thumbs = signedIn ? thumbLinksFor(session) : [];
  const openMenu = () => setOpen(true);
  return (
    <>
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
            {more.length > 0 && (
              <Suspense>
                <MoreMenu links={more} />
              </Suspense>
            )}
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
            onClick={openMenu}
          />
        </div>
        <ViewBanner />
        <MobileMenu open={open} onClose={() => setOpen(false)} links={links} signedIn={signedIn} />
      </header>
      {thumbs.length > 0 && (
        <div data-thumbs="">
          <Suspense>
            <ThumbBar links={thumbs} onMenu={openMenu} />
          </Suspense>
        </div>
      )}
    </>
  );
}
