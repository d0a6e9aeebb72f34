import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { takeDrawnTitle, useDocumentTitle } from './useDocumentTitle.ts';

function Page({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}

it('sets the title of the tab, and follows it', () => {
  const { rerender } = render(<Page title="Ara" />);
  expect(document.title).toBe('Ara · Topla');
  rerender(<Page title="Sıralama" />);
  expect(document.title).toBe('Sıralama · Topla');
  expect(takeDrawnTitle()).toBe('');
});

it('says on a server which title was drawn, once', () => {
  vi.stubGlobal('document', undefined);
  renderToString(<Page title="Sıralama" />);
  vi.unstubAllGlobals();
  expect([takeDrawnTitle(), takeDrawnTitle()]).toEqual(['Sıralama · Topla', '']);
});
