/** A short message that disappears by itself. */
export type Toast = {
  id: string;
  tone: 'success' | 'error' | 'info';
  message: string;
  action?: { label: string; onClick: () => void };
};

/** Window event with a `Toast`, from any remote's copy of this module to the one Toaster. */
export const TOAST_EVENT = 'topla:toast';

type Options = Pick<Toast, 'action'>;

function send(tone: Toast['tone'], message: string, options?: Options) {
  const detail: Toast = { id: crypto.randomUUID(), tone, message, ...options };
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail }));
}

/** Shows a short message; `action` (label and handler) offers an undo. The shell's Toaster draws it. */
export const toast = {
  success: (message: string, options?: Options) => send('success', message, options),
  error: (message: string, options?: Options) => send('error', message, options),
  info: (message: string, options?: Options) => send('info', message, options),
};
