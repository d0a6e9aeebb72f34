import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { GapContext } from './gap.ts';
import { NO_PITCHES, type PitchesDraft } from './model.ts';
import { PitchEditor } from './PitchEditor.tsx';

describe('pitches that are there already', () => {
  const range = { start: '18:00', end: '22:30' };
  const pitch = (key: string) => ({
    ...{ key, id: key, name: 'Saha', capacity: "7'ye 7", price: '1500' },
    ...{ workingHours: [range], range: { start: '', end: '' } },
  });
  const show = (errors = {}, gap = 0) => {
    const onChange = vi.fn<(value: PitchesDraft) => void>();
    const value = { pitches: [pitch('a'), pitch('b')], adding: NO_PITCHES.adding };
    render(
      <GapContext value={gap}>
        <PitchEditor {...{ value, onChange, errors }} />
      </GapContext>,
    );
    return () => onChange.mock.lastCall?.[0].pitches.map(({ key, workingHours }) => [key, workingHours]);
  };
  const press = async (name: string) =>
    userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);

  it('are changed and removed one by one, also where two have one name', async () => {
    const changed = show();
    await press('18:00-22:30 aralığını kaldır');
    expect(changed()).toEqual([
      ['a', []],
      ['b', [range]],
    ]);
    await press('Saha sahasını kaldır');
    expect(changed()).toEqual([['b', [range]]]);
  });

  it.each([
    ['name', 'Saha adı'],
    ['capacity', 'Kapasite'],
    ['price', 'Saatlik fiyat'],
  ])('open by themselves where something is wrong with their %s', (key, label) => {
    show({ [`fields.1.${key}`]: 'Olmaz.' });
    const card = screen.getByText('Olmaz.').closest('li') as HTMLElement;
    expect(within(card).getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    // Only that one, beside the form for a new pitch.
    expect(screen.getAllByLabelText('Kapasite')).toHaveLength(2);
  });

  it('say of themselves what is wrong with them as a whole, which is where the form leads', () => {
    show({ 'fields.1': 'Bu sahada rezervasyon var.' });
    const card = screen.getByText('Bu sahada rezervasyon var.').closest('li');
    expect([card?.id, card?.dataset.invalid]).toEqual(['fields-1', 'true']);
    expect(document.querySelectorAll('[data-invalid]')).toHaveLength(1);
  });

  it('lose no minutes where a gap lies between two games, of which they say so', () => {
    show({}, 30);
    expect(screen.getAllByText('Ayarlarınız gereği iki maç arasında 30 dakika boş bırakılır.')).toHaveLength(
      2,
    );
    expect(screen.queryByText(/aralığının son/)).toBeNull();
  });
});
