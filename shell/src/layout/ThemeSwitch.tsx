import { Moon, Sun } from 'lucide-react';
import { IconButton } from 'mf-shared/ui/IconButton';
import { useState, useSyncExternalStore } from 'react';
import { deviceStorage } from '../common/storage.ts';

type Theme = 'light' | 'dark';
const KEY = 'theme';
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function onSystemChange(listener: () => void) {
  const query = systemDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Switches between day and night; before its first use the system decides. */
export function ThemeSwitch() {
  const system = useSyncExternalStore(onSystemChange, () => (systemDark().matches ? 'dark' : 'light'));
  const [chosen, setChosen] = useState(document.documentElement.dataset.theme as Theme | undefined);
  const theme = chosen ?? system;
  const other: Theme = theme === 'dark' ? 'light' : 'dark';

  function choose() {
    document.documentElement.dataset.theme = other;
    setChosen(other);
    deviceStorage.setItem(KEY, other);
  }

  return (
    <IconButton
      label={other === 'dark' ? 'Koyu temaya geç' : 'Açık temaya geç'}
      icon={other === 'dark' ? <Moon /> : <Sun />}
      onClick={choose}
    />
  );
}
