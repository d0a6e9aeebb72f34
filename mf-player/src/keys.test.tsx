import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt, signIn, stubApi } from '../test/harness.tsx';
import { match, player } from '../test/match.ts';
import { useHeldFocus } from './common/useHeldFocus.ts';
import { CreateLineupPage } from './features/lineups/CreateLineupPage.tsx';
import { OpponentChoice } from './features/matches/OpponentChoice.tsx';
import { Tabs } from './features/reservations/Tabs.tsx';
import { GuestForm } from './features/teams/GuestForm.tsx';

beforeEach(signIn);

const IDS = ['a', 'b', 'c'];
function Three() {
  const [chosen, choose] = useState('a');
  const tabs = IDS.map((id) => ({ id, label: id }));
  return (
    <Tabs label="Liste" {...{ tabs, chosen }} onChoose={choose}>
      {chosen}
    </Tabs>
  );
}

describe('tabs', () => {
  it.each([
    ['{ArrowRight}', 'b'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'a'],
    ['{ArrowLeft}', 'c'],
    ['{ArrowLeft}{ArrowRight}', 'a'],
    ['x', 'a'],
  ])('are walked by %s to %s, which alone Tab reaches', async (keys, expected) => {
    render(<Three />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    const tab = screen.getByRole('tab', { name: expected });
    expect(document.activeElement).toBe(tab);
    expect(screen.getByRole('tab', { selected: true })).toBe(tab);
    expect(IDS.map((name) => screen.getByRole('tab', { name }).tabIndex)).toEqual(
      IDS.map((id) => (id === expected ? 0 : -1)),
    );
    expect(screen.getByRole('tabpanel', { name: expected }).textContent).toBe(expected);
  });
});

const opponents = [player('u5', 'Ece Ak'), player('u6', 'Can Er')];
function Choice() {
  const [left, setLeft] = useState(opponents);
  return (
    <>
      <OpponentChoice matches={[match(1, { playersB: left })]} actor="u1" />
      <button type="button" onClick={() => setLeft(opponents.slice(1))}>
        Puanlandı
      </button>
    </>
  );
}

describe('opponents', () => {
  const open = () =>
    renderAt('/', { '/': <OpponentChoice matches={[match(1, { playersB: opponents })]} actor="u1" /> });
  const dialog = () => screen.queryByRole('dialog');
  const submit = () => {
    const group = screen.getByRole('group', { name: 'Kimi puanlıyorsunuz?' });
    fireEvent.submit(group.closest('form') as HTMLFormElement);
  };

  it('are only chosen by keys, which come without a pointer, and rated by the button', async () => {
    open();
    fireEvent.click(screen.getByRole('radio', { name: /Can Er/ }), { detail: 0 });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Can Er/ }).checked).toBe(true);
    expect(dialog()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Puanla' }));
    expect(dialog()?.textContent).toContain('Can Er');
  });

  it('are rated at once by a tap', () => {
    open();
    fireEvent.click(screen.getByRole('radio', { name: /Ece Ak/ }), { detail: 1 });
    expect(dialog()?.textContent).toContain('Ece Ak');
  });

  it('are asked for at the first one when none is chosen', async () => {
    open();
    submit();
    expect(await screen.findByRole('group', { description: 'Lütfen bir oyuncu seçin.' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Ece Ak/ }));
    expect(dialog()).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /Ece Ak/ }), { detail: 0 });
    expect(screen.queryByText('Lütfen bir oyuncu seçin.')).toBeNull();
  });

  it.each([
    ['by a tap', 1],
    ['by the button', 0],
  ])(
    'who were rated %s leave nobody asked for, and the next one’s skills in the middle',
    async (_, detail) => {
      renderAt('/', { '/': <Choice /> });
      const speed = () => screen.getByLabelText<HTMLInputElement>('Hız');
      submit();
      fireEvent.click(screen.getByRole('radio', { name: /Ece Ak/ }), { detail });
      if (!detail) submit();
      fireEvent.change(speed(), { target: { value: '90' } });
      fireEvent.click(screen.getByRole('radio', { name: /Can Er/, hidden: true }), { detail: 1 });
      expect([dialog()?.textContent, speed().value]).toEqual([expect.stringContaining('Can Er'), '50']);
      fireEvent.click(screen.getByRole('radio', { name: /Ece Ak/, hidden: true }), { detail: 1 });
      fireEvent.click(screen.getByText('Puanlandı'));
      expect(dialog()).toBeNull();
      expect(screen.queryByText('Lütfen bir oyuncu seçin.')).toBeNull();
    },
  );
});

function Rows({ rows }: { rows: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <section {...useHeldFocus(heading)}>
        <h2 ref={heading} tabIndex={-1}>
          Liste
        </h2>
        {rows > 0 && <button type="button">Satır</button>}
      </section>
      <input />
    </>
  );
}

it.each([
  ['moves to the heading', false, 'Liste'],
  ['is not called back from elsewhere', true, null],
])('the keyboard’s place, once its row is gone, %s', (_, leaves, expected) => {
  const { rerender } = render(<Rows rows={1} />);
  screen.getByRole('button').focus();
  if (leaves) {
    screen.getByRole('textbox').focus();
    screen.getByRole('textbox').blur();
  }
  rerender(<Rows rows={0} />);
  expect(document.activeElement).toBe(expected ? screen.getByText(expected) : document.body);
});

it('Enter in the search for players does not send the lineup', async () => {
  stubApi({ 'GET friends/list': () => ({ body: [] }) });
  renderAt('/', { '/': <CreateLineupPage /> });
  await userEvent.type(screen.getByLabelText('Oyuncu ara'), 'Ece{Enter}');
  const refused = () => screen.queryByText('En az 5 oyuncu seçin ve kadroya isim verin.');
  expect(refused()).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Kadro adı/), 'Göl{Enter}');
  expect(refused()).toBeTruthy();
});

it('a guest without a name is asked for one at the field, until there is one', async () => {
  const add = vi.fn();
  render(<GuestForm onAdd={add} />);
  await userEvent.click(screen.getByText('Misafir ekle'));
  const field = screen.getByLabelText<HTMLInputElement>('Misafirin adı');
  await userEvent.type(field, '  {Enter}');
  expect(add).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { description: 'Misafirin adını yazın.' })).toBe(field);
  await userEvent.selectOptions(screen.getByLabelText('Mevkisi'), 'Bek');
  fireEvent.change(screen.getByLabelText('Tahmini puanı'), { target: { value: '71' } });
  await userEvent.type(field, ' Şükrü {Enter}');
  expect(add.mock.calls).toMatchObject([[{ fullName: 'Şükrü', position: 'Bek', rating: 71, guest: true }]]);
  expect([field.value, document.activeElement]).toEqual(['', field]);
  expect(screen.queryByText('Misafirin adını yazın.')).toBeNull();
});

it('the button that adds a guest leads to the name of the next one', async () => {
  render(<GuestForm onAdd={() => {}} />);
  await userEvent.click(screen.getByText('Misafir ekle'));
  await userEvent.type(screen.getByLabelText('Misafirin adı'), 'Şükrü');
  await userEvent.click(screen.getByRole('button', { name: 'Misafiri ekle' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Misafirin adı'));
});
