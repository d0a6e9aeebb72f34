import { useEffect } from 'react';
import { BRAND } from '../brand.ts';

/** Sets the title of tab and history: `<title> · Topla`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND}`;
  }, [title]);
}
