import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useHeldHistory } from './useHeldHistory.ts';

/** The page of this site that a plain click on a link would open, or null. */
function destinationOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname)
    return null;
  return link.pathname + link.search + link.hash;
}

/** Asks before a link, Back or a closing tab loses the typed values; `text` says which. Answers the dialog to render. */
export function useLeaveGuard(dirty: boolean, text: string) {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useHeldHistory(dirty, (go) => setLeave(() => go));
  useEffect(() => {
    if (!dirty) return;
    const click = (event: MouseEvent) => {
      const next = destinationOf(event);
      if (next === null) return;
      event.preventDefault();
      event.stopPropagation();
      // Replaces the entry that blocked Back.
      setLeave(() => () => navigate(next, { replace: true }));
    };
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', click, { capture: true });
    window.addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', click, { capture: true });
      window.removeEventListener('beforeunload', unload);
    };
  }, [dirty, navigate]);
  return (
    <ConfirmDialog
      open={leave !== null}
      onClose={() => setLeave(null)}
      onConfirm={() => leave?.()}
      title="Kaydetmeden çıkılsın mı?"
      confirmLabel="Kaydetmeden çık"
      cancelLabel="Sayfada kal"
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
