import { useEffect } from 'react';
import { BRAND } from '../brand.ts';

let drawn = '';

/** Sets the title of tab and history: `<title> · Topla`. */
export function useDocumentTitle(title: string): void {
  const whole = `${title} · ${BRAND}`;
  if (typeof document === 'undefined') drawn = whole;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}

/** The title that a page set while a server drew it; an empty text if none did since the last call. */
export function takeDrawnTitle(): string {
  const title = drawn;
  drawn = '';
  return title;
}
