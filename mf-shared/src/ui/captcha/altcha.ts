import 'altcha/altcha.css';
import 'altcha/external';
// In its own file, since the page's policy allows no inline scripts.
import workerUrl from 'altcha/workers/pbkdf2?url';

const STRINGS = {
  label: 'Robot değilim',
  verifying: 'Doğrulanıyor…',
  verified: 'Doğrulandı',
  error: 'Doğrulama yapılamadı. Bağlantınızı kontrol edip kutuyu yeniden işaretleyin.',
  expired: 'Doğrulamanın süresi doldu. Lütfen kutuyu yeniden işaretleyin.',
  verificationRequired: 'Doğrulama gerekli',
  waitAlert: 'Doğrulama sürüyor, lütfen bekleyin.',
};

/** A solver thread. A script of another origin (a remote's) needs a blob. */
async function createWorker(): Promise<Worker> {
  const script = new URL(workerUrl, location.href);
  if (script.origin === location.origin) return new Worker(script);
  const response = await fetch(script);
  const url = URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' }));
  try {
    return new Worker(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', createWorker);
globalThis.$altcha.i18n.set('tr', STRINGS);
