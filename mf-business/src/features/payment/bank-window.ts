const NAME = 'topla-3d-secure';
const SIZE = 'popup,width=520,height=760';

/**
 * Opens the bank's window, or answers null where the browser blocks it. Must be called within a click: what
 * the server answers later may fill a window, but not open one.
 */
export function openBankWindow(): Window | null {
  const opened = window.open('', NAME, SIZE);
  if (opened)
    showPage(opened, '<!doctype html><html lang="tr"><title>Banka</title><p>Banka sayfası açılıyor…');
  return opened;
}

/** Writes a page of our API into the bank's window, in place of what it showed. */
export function showPage(bank: Window, html: string): void {
  bank.document.open();
  bank.document.write(html);
  bank.document.close();
  // The bank must not be able to lead this page elsewhere.
  bank.opener = null;
  bank.focus();
}
