import { preloadFonts } from 'mf-shared/ui/fonts';
import { reloadOnce } from './common/reload-once.ts';

preloadFonts();

// Asynchronous boundary for Module Federation: it sets up sharing before any import.
import('./bootstrap.tsx')
  .then(({ start }) => start())
  .catch((error: unknown) => {
    console.error(error);
    if (!reloadOnce(error)) showFailure();
  });

/** Reports a failed start in plain elements: React itself may be missing. */
function showFailure() {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = 'Topla açılamadı. Bağlantınızı kontrol edip tekrar deneyin.';
  const retry = document.createElement('button');
  retry.textContent = 'Tekrar dene';
  retry.addEventListener('click', () => location.reload());
  document.getElementById('root')?.replaceChildren(message, retry);
}
