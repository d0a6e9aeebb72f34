import { useState } from 'react';
import { Logo } from '../src/ui/art/Logo.tsx';
import { Button } from '../src/ui/Button.tsx';
import { PageHeader } from '../src/ui/PageHeader.tsx';
import { Toaster } from '../src/ui/Toaster.tsx';
import { BasicsSection } from './BasicsSection.tsx';
import { BoardSection } from './BoardSection.tsx';
import { CardsSection } from './CardsSection.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import styles from './Gallery.module.css';
import { MessagesSection } from './MessagesSection.tsx';

/** Every component of the design system in all of its states. */
export function Gallery() {
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
      />
      <main className={styles.page}>
        <BoardSection />
        <CardsSection />
        <BasicsSection />
        <FieldsSection />
        <MessagesSection />
      </main>
      <Toaster />
    </>
  );
}
