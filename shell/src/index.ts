import { preloadFonts } from 'mf-shared/ui/fonts';
import { reloadOnce } from './layout/reload-once.ts';

preloadFonts();

// The asynchronous boundary that Module Federation needs: sharing is set up before anything is imported.
import('./bootstrap.tsx').catch((error: unknown) => {
  console.error(error);
  if (!reloadOnce(error)) showFailure();
});

/** Says in plain elements that nothing could be started: React may be what is missing. */
function showFailure() {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = 'Topla açılamadı. Bağlantınızı kontrol edip tekrar deneyin.';
  const retry = document.createElement('button');
  retry.textContent = 'Tekrar dene';
  retry.addEventListener('click', () => location.reload());
  document.getElementById('root')?.replaceChildren(message, retry);
}
