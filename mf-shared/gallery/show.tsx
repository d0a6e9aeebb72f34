import '../src/ui/styles.css';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Button } from '../src/ui/Button.tsx';
import { Logo } from '../src/ui/Logo.tsx';
import { PageHeader } from '../src/ui/PageHeader.tsx';
import { Toaster } from '../src/ui/Toaster.tsx';
import styles from './Gallery.module.css';

export { styles };

/** The pages of the gallery: the shared parts, then those of single packages. */
const PAGES = { 'index.html': 'Ortak', 'player.html': 'Oyuncu', 'shell.html': 'Çerçeve' };

function Gallery({ children }: { children: ReactNode }) {
  const [dark, setDark] = useState(() => document.documentElement.dataset.theme === 'dark');
  const turn = () => {
    document.documentElement.dataset.theme = dark ? 'light' : 'dark';
    setDark(!dark);
  };
  return (
    <>
      <PageHeader
        kicker={<Logo className={styles.logo} />}
        title="Kadıköy Arena Halısaha"
        lead="Bu haftanın boş saatleri. Beğendiğiniz saate dokunun, isteğiniz hemen iletilsin."
        actions={
          <>
            <Button onClick={turn}>{dark ? 'Gündüz' : 'Gece'} teması</Button>
            <Button variant="secondary">Mesaj gönder</Button>
          </>
        }
      >
        <nav className={styles.row}>
          {Object.entries(PAGES).map(([page, name]) => (
            <a key={page} href={page}>
              {name}
            </a>
          ))}
        </nav>
      </PageHeader>
      <main className={styles.page}>{children}</main>
      <Toaster />
    </>
  );
}

/** Draws a gallery page with `sections`; `?theme=dark` shows it at night. */
export function showGallery(sections: ReactNode): void {
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme) document.documentElement.dataset.theme = theme;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page of the gallery has no #root.');
  createRoot(root).render(
    <MemoryRouter>
      <Gallery>{sections}</Gallery>
    </MemoryRouter>,
  );
}
