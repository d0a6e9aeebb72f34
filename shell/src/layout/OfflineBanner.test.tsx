import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { outline } from '../../../mf-shared/test/outline.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

it.each([
  ['lost', true, 'div role=status Bağlantı yok. Yeniden bağlanılıyor…'],
  ['there', false, 'div role=status'],
])('says something only where the connection is %s', (_, offline, said) => {
  const { container } = render(<OfflineBanner offline={offline} />);
  expect(outline(container)).toBe(said);
});
