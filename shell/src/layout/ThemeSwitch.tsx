import { Moon, Sun } from 'lucide-react';
import { IconButton } from 'mf-shared/ui/IconButton';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../common/storage.ts';
import styles from './ThemeSwitch.module.css';

type Theme = 'light' | 'dark';
const KEY = 'theme';
const CHOSEN = 'topla:theme';
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function onChange(listener: () => void) {
  const query = systemDark();
  query.addEventListener('change', listener);
  window.addEventListener(CHOSEN, listener);
  return () => {
    query.removeEventListener('change', listener);
    window.removeEventListener(CHOSEN, listener);
  };
}

/** The chosen theme, else the system's. */
const current = (): Theme =>
  (document.documentElement.dataset.theme as Theme | undefined) ?? (systemDark().matches ? 'dark' : 'light');

const LABELS = { light: 'Koyu temaya geç', dark: 'Açık temaya geç' };

/** Switches between day and night; before its first use the system decides. */
export function ThemeSwitch() {
  // A server does not know it, so styles alone choose the picture.
  const theme = useSyncExternalStore(onChange, current, () => null);

  function choose() {
    const other = current() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = other;
    deviceStorage.setItem(KEY, other);
    window.dispatchEvent(new Event(CHOSEN));
  }

  return (
    <IconButton
      label={theme ? LABELS[theme] : 'Temayı değiştir'}
      icon={
        <>
          <Moon className={styles.moon} />
          <Sun className={styles.sun} />
        </>
      }
      onClick={choose}
    />
  );
}
