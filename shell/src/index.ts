import { start } from './bootstrap.tsx';

start().catch((error: unknown) => {
  console.error(error);
  showFailure();
});

/** Reports a failed start in plain elements: React may not draw. */
function showFailure() {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = 'Topla açılamadı. Bağlantınızı kontrol edip tekrar deneyin.';
  const retry = document.createElement('button');
  retry.textContent = 'Tekrar dene';
  retry.addEventListener('click', () => location.reload());
  document.getElementById('root')?.replaceChildren(message, retry);
}
