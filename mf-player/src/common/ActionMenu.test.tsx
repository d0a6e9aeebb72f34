import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarPlus, X } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { ActionMenu } from './ActionMenu.tsx';

const open = () => userEvent.click(screen.getByRole('button', { name: 'Diğer işlemler: Maç' }));

test('a press closes the menu and acts once; what runs already stays', async () => {
  const onPress = vi.fn();
  render(
    <ActionMenu
      name="Maç"
      actions={[
        { label: 'Takvime Ekle', icon: CalendarPlus, busy: true, onPress: () => {} },
        { label: 'İptal Et', icon: X, onPress },
      ]}
    />,
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Takvime Ekle' }));
  expect(screen.getByRole('dialog', { name: 'Maç' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'İptal Et' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without actions there is no menu', () => {
  const { container } = render(<ActionMenu name="Maç" actions={[]} />);
  expect(container.textContent).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});
