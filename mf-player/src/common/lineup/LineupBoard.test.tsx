import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initials } from 'mf-shared/format';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type BoardPlayer, emptyPlaces, LineupBoard, type Places, toPlayers } from './LineupBoard.tsx';
import { bestPlace, movePlace, neighbour, seat, shortName, strength, swap } from './model.ts';

const player = (id: string, fullName: string, position: string | null = null): BoardPlayer => ({
  id,
  fullName,
  position,
  photo: null,
  rating: 60,
});
const ALI = player('a', 'Ali Can Öz', 'Kaleci');
const ECE = player('e', 'Ece Ak', 'Forvet');
const UMUT = player('u', 'Umut Işık');

type ScreenProps = { players: BoardPlayer[]; onRefused: () => void; onChange: (places: Places) => void };

function Screen({ players, onRefused, onChange }: ScreenProps) {
  const [places, setPlaces] = useState(emptyPlaces);
  useEffect(() => onChange(places), [onChange, places]);
  return <LineupBoard places={places} onPlaces={setPlaces} onRefused={onRefused} players={players} />;
}

function start(players = [ALI, ECE, UMUT]) {
  const onRefused = vi.fn();
  const onChange = vi.fn<(places: Places) => void>();
  render(<Screen players={players} onRefused={onRefused} onChange={onChange} />);
  const places = () => onChange.mock.lastCall?.[0] ?? [];
  const held = () => toPlayers(places()).map(({ player: id, position }) => `${id} ${position}`);
  return { onRefused, held, places };
}
const chip = (name: RegExp) =>
  screen.getByRole('list', { name: 'Oyuncular' }).querySelectorAll('button')[
    [ALI, ECE, UMUT].findIndex((one) => name.test(one.fullName))
  ] as HTMLButtonElement;
const slot = (label: string | RegExp) => screen.getByRole('button', { name: label });
const hint = () => screen.getByRole('status').textContent;

test('a player goes onto the pitch by keyboard alone, and off again', async () => {
  const user = userEvent.setup();
  const board = start();
  await user.tab();
  expect(document.activeElement).toBe(chip(/Ali/));
  await user.keyboard('{Enter}');
  expect(hint()).toContain('Ali Can Öz seçildi');
  expect(document.activeElement).toBe(slot('Kaleci: boş'));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toMatch(/stoper: boş/);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(board.held()).toEqual(['a Kaleci']);
  expect(slot('Kaleci: Ali Can Öz')).toBeTruthy();
  expect(hint()).toBe('Ali Can Öz: Kaleci.');
  expect(document.activeElement).toBe(chip(/Ali/));

  await user.keyboard('{ArrowRight}{Enter}');
  expect(document.activeElement).toBe(slot('Forvet: boş'));
  await user.keyboard(' ');
  expect(board.held()).toEqual(['a Kaleci', 'e Forvet']);

  slot('Forvet: Ece Ak').focus();
  await user.keyboard('{Delete}');
  expect(board.held()).toEqual(['a Kaleci']);
  expect(hint()).toBe('Ece Ak kadrodan çıkarıldı.');
});

test('a player of the pitch is taken to another place, and two change places', async () => {
  const user = userEvent.setup();
  const board = start();
  await user.click(chip(/Ali/));
  await user.click(slot('Kaleci: boş'));
  await user.click(chip(/Ece/));
  await user.click(slot('Forvet: boş'));
  await user.click(slot('Kaleci: Ali Can Öz'));
  await user.click(slot('Forvet: Ece Ak'));
  expect(board.held()).toEqual(['e Kaleci', 'a Forvet']);
  await user.click(slot('Forvet: Ali Can Öz'));
  await user.click(slot('Sol kanat: boş'));
  expect(board.held()).toEqual(['e Kaleci', 'a Kanat']);
  await user.click(slot('Sol kanat: Ali Can Öz'));
  await user.click(screen.getByRole('button', { name: 'Kadrodan çıkar' }));
  expect(board.held()).toEqual(['e Kaleci']);
});

test('whoever moves players by keyboard stays on the pitch, at the place they moved to', async () => {
  const user = userEvent.setup();
  const board = start();
  await user.click(chip(/Ali/));
  await user.click(slot('Kaleci: boş'));
  slot('Kaleci: Ali Can Öz').focus();
  await user.keyboard('{Enter}{ArrowUp}{Enter}');
  expect(board.held()).toEqual(['a Stoper']);
  expect(document.activeElement?.textContent).toMatch(/stoper: Ali Can Öz/);
});

test('a free place that is chosen by keyboard leads to the players', async () => {
  const user = userEvent.setup();
  const board = start();
  slot('Kaleci: boş').focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(chip(/Ali/));
  await user.keyboard('{ArrowRight}{Enter}');
  expect(board.held()).toEqual(['e Kaleci']);
});

test('one who has a place is refused a second one', async () => {
  const user = userEvent.setup();
  const board = start();
  await user.click(chip(/Ali/));
  await user.click(slot('Kaleci: boş'));
  await user.click(chip(/Ali/));
  await user.click(slot('Forvet: boş'));
  expect(board.onRefused).toHaveBeenCalledOnce();
  expect(board.held()).toEqual(['a Kaleci']);
});

test('a free place may come first, then its player; Esc lets go', async () => {
  const user = userEvent.setup();
  const board = start();
  await user.click(slot('Sağ kanat: boş'));
  expect(hint()).toBe('Sağ kanat için bir oyuncu seçin.');
  await user.click(chip(/Umut/));
  expect(board.held()).toEqual(['u Kanat']);
  await user.click(chip(/Ece/));
  await user.keyboard('{Escape}');
  await user.click(slot('Forvet: boş'));
  expect(board.held()).toEqual(['u Kanat']);
});

test('places move with Shift and arrows, within their reach', async () => {
  const user = userEvent.setup();
  const board = start();
  slot('Forvet: boş').focus();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowLeft}{/Shift}');
  expect(board.places()[10]).toMatchObject({ x: 48, y: 13 });
  await user.keyboard(`{Shift>}${'{ArrowDown}'.repeat(20)}{/Shift}`);
  expect(board.places()[10]).toMatchObject({ x: 48, y: 21 });
});

test('dragging puts a player, moves a place, and takes off beside the pitch', () => {
  const board = start();
  const turf = slot('Kaleci: boş').closest('[data-theme]') as HTMLElement;
  turf.getBoundingClientRect = () => new DOMRect(0, 0, 300, 400);
  const drag = (from: Element, x: number, y: number) => {
    fireEvent.pointerDown(from, { pointerId: 1, isPrimary: true, button: 0, clientX: 500, clientY: 500 });
    fireEvent.pointerMove(window, { pointerId: 1, clientX: x, clientY: y });
    fireEvent.pointerUp(window, { pointerId: 1, clientX: x, clientY: y });
    fireEvent.click(from);
  };
  drag(chip(/Ali/), 152, 366);
  // The click that ends a drag picks up nobody.
  expect([board.held(), hint()]).toEqual([['a Kaleci'], 'Ali Can Öz: Kaleci.']);
  drag(slot('Kaleci: Ali Can Öz'), 165, 372);
  expect(hint()).not.toContain('seçildi');
  expect(board.places()[0]).toMatchObject({ x: 55, y: 93, player: ALI });
  drag(slot('Kaleci: Ali Can Öz'), 150, 44);
  expect(board.held()).toEqual(['a Forvet']);
  drag(slot('Forvet: Ali Can Öz'), 450, 44);
  expect(board.held()).toEqual([]);
  fireEvent.pointerDown(chip(/Ece/), {
    pointerId: 2,
    isPrimary: true,
    button: 0,
    clientX: 500,
    clientY: 500,
  });
  fireEvent.pointerMove(window, { pointerId: 2, clientX: 150, clientY: 44 });
  fireEvent.pointerCancel(window, { pointerId: 2, clientX: 150, clientY: 44 });
  expect(board.held()).toEqual([]);
});

test.each([
  [4, '4 oyuncu, en az 5 · Güç 60'],
  [5, '5 oyuncu · Güç 60'],
])('%i players on the pitch read “%s”', (count, words) => {
  const places = emptyPlaces().map((place, at) =>
    at < count ? { ...place, player: player(`p${at}`, `Oyuncu ${at}`) } : place,
  );
  const { container } = render(
    <LineupBoard places={places} onPlaces={() => {}} onRefused={() => {}} players={[]} />,
  );
  expect(container.querySelector('.score')?.textContent).toBe(words);
});

test('arrows reach every place from every other', () => {
  const places = emptyPlaces();
  const seen = new Set([0]);
  const queue = [0];
  for (const from of queue) {
    for (const direction of ['up', 'down', 'left', 'right'] as const) {
      const to = neighbour(places, from, direction);
      if (seen.has(to)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  expect(seen.size).toBe(11);
});

test('the rules of the model', () => {
  const one = seat(emptyPlaces(), 3, ALI) as Places;
  expect([seat(one, 4, ALI), seat(one, 3, ALI)]).toEqual([null, one]);
  expect(seat(one, 3, ECE)?.[3]?.player).toBe(ECE);
  expect(swap(one, 3, 5)[5]?.player).toBe(ALI);
  expect(bestPlace(emptyPlaces(), ECE)).toBe(10);
  expect(bestPlace(emptyPlaces(), UMUT)).toBe(0);
  expect(movePlace(emptyPlaces(), 1, { x: -50, y: 500 })[1]).toMatchObject({ x: 9, y: 79 });
  expect(strength([{ rating: 60 }, { rating: null }, { rating: 71 }])).toBe(66);
  expect(strength([{ rating: null }])).toBeNull();
  expect([initials('😀lu 🦁can'), shortName('Işıl 🦁can')]).toEqual(['😀🦁', 'Işıl 🦁.']);
  expect([initials('ışıl can öz'), shortName('Işıl Can Öz'), shortName('Işıl')]).toEqual([
    'IÖ',
    'Işıl Ö.',
    'Işıl',
  ]);
});
