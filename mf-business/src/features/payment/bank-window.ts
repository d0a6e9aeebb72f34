const NAME = 'topla-3d-secure';
const SIZE = 'popup,width=520,height=760';

/**
 * Opens the bank's window; null if the browser blocks it. Call it within a click: after the server's answer a window
 * can be filled, but not opened.
 */
export function openBankWindow(): Window | null {
  const opened = window.open('', NAME, SIZE);
  if (opened)
    showPage(opened, '<!doctype html><html lang="tr"><title>Banka</title><p>Banka sayfası açılıyor…');
  return opened;
}

/** Writes a page of our API into the bank's window and replaces its content. */
export function showPage(bank: Window, html: string): void {
  bank.document.open();
  bank.document.write(html);
  bank.document.close();
  // The bank must not be able to navigate this page.
  bank.opener = null;
  bank.focus();
}
