import { useEffect } from 'react';
import { BRAND } from '../brand.ts';

/** Names the page in the tab and in history: `<title> · Topla`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND}`;
  }, [title]);
}
