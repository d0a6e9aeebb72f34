import { screen } from '@testing-library/react';
import { realtime } from 'mf-shared/realtime';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

vi.mock('./App.tsx', () => ({ App: () => <p>Sayfa {useLocation().pathname}</p> }));
vi.mock('./session/SessionStarter.tsx', () => ({ SessionStarter: () => <p>Oturum</p> }));

it('draws the pages with the session beside them, and begins the live connection', async () => {
  const start = vi.spyOn(realtime, 'start').mockReturnValue(() => {});
  document.body.innerHTML = '<div id="root"></div>';
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const bootstrap = await import('./bootstrap.tsx');
  await act(bootstrap.start);
  expect(screen.getByText('Sayfa /')).toBeTruthy();
  expect(screen.getByText('Oturum')).toBeTruthy();
  expect(start).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
