import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type BoardPlayer, emptyPlaces, LineupBoard, type Places, toPlayers } from './LineupBoard.tsx';
import { seat } from './model.ts';

const player = (id: string, fullName: string, part: Partial<BoardPlayer> = {}): BoardPlayer => ({
  ...{ id, fullName, position: null, photo: null, rating: null },
  ...part,
});
const ALI = player('a', 'Ali Öz');
const ECE = player('e', 'Ece Ak', { position: 'Forvet', rating: 71, photo: '/uploads/e.webp' });
const KEEPER = 0;
const STRIKER = 10;

const onPlaces = vi.fn<(places: Places) => void>();
beforeEach(() => onPlaces.mockReset());
function draw(places: Places = emptyPlaces()) {
  render(<LineupBoard places={places} onPlaces={onPlaces} onRefused={() => {}} players={[ALI, ECE]} />);
  // A percent of the pitch is 3 px wide and 4 px high.
  turf().getBoundingClientRect = () => new DOMRect(0, 0, 300, 400);
}
const slot = (at: number) => document.querySelector<HTMLElement>(`[data-slot="${at}"]`) as HTMLElement;
const turf = () => slot(0).closest('[data-theme]') as HTMLElement;
const chip = (at: number) => screen.getByRole('list').querySelectorAll('button')[at] as HTMLElement;
const ghost = () => document.querySelector('.ghost');

const down = (from: Element, part: object = {}) =>
  fireEvent.pointerDown(from, {
    ...{ pointerId: 1, isPrimary: true, button: 0, clientX: 150, clientY: 200 },
    ...part,
  });
const move = (clientX: number, clientY: number, pointerId = 1) =>
  fireEvent.pointerMove(window, { pointerId, clientX, clientY });
const up = (clientX: number, clientY: number, pointerId = 1) =>
  fireEvent.pointerUp(window, { pointerId, clientX, clientY });
/** Where everybody stands after the last change; null if nothing changed. */
const placed = () => {
  const places = onPlaces.mock.lastCall?.[0];
  return places ? toPlayers(places).map((one) => `${one.player} ${one.position}`) : null;
};
const onKeeper = () => seat(emptyPlaces(), KEEPER, ALI) ?? [];
const spot = (at: number) => {
  const { x = 0, y = 0 } = emptyPlaces()[at] ?? {};
  return [x * 3, y * 4] as const;
};

it('a press that trembles by less than 7 px is a tap, by 7 a drag that follows the pointer', () => {
  draw();
  down(chip(0));
  move(156, 200);
  expect(ghost()).toBeNull();
  move(157, 200);
  expect((ghost() as HTMLElement).style.left).toBe('157px');
  move(152, 203);
  expect([(ghost() as HTMLElement).style.left, (ghost() as HTMLElement).style.top]).toEqual([
    '152px',
    '203px',
  ]);
  fireEvent.pointerCancel(window, { pointerId: 1, clientX: 152, clientY: 203 });
  expect([ghost(), placed()]).toEqual([null, null]);
});

it('another press ends the drag before it', () => {
  draw();
  down(chip(0));
  move(200, 200);
  down(chip(1));
  expect(ghost()).toBeNull();
  move(150, 200);
  expect(ghost()).toBeNull();
});

it.each(['Delete', 'Backspace'])('%s takes a player off the pitch', (key) => {
  draw(onKeeper());
  expect(fireEvent.keyDown(slot(KEEPER), { key })).toBe(false);
  expect(placed()).toEqual([]);
});

it('a tap counts after a drag that came to nothing', () => {
  draw();
  down(chip(0));
  move(200, 200);
  fireEvent.pointerCancel(window, { pointerId: 1, clientX: 200, clientY: 200 });
  down(chip(0));
  up(150, 200);
  fireEvent.click(chip(0));
  expect(chip(0).getAttribute('aria-pressed')).toBe('true');
});

it.each([
  ['another finger', {}, 2],
  ['the other button', { button: 2 }, 1],
  ['a second finger from the start', { isPrimary: false }, 1],
])('%s drags nothing', (_, part, pointerId) => {
  draw();
  down(chip(0), part);
  const [x, y] = spot(STRIKER);
  move(x, y, pointerId);
  expect(ghost()).toBeNull();
  up(x, y, pointerId);
  expect(placed()).toBeNull();
});

it('a player from the list is caught by a place within 14 percent of the width, one of the pitch within 7', () => {
  const dropBeside = (from: () => Element, places: Places, px: number) => {
    onPlaces.mockReset();
    draw(places);
    down(from(), { clientX: 500, clientY: 500 });
    const [x, y] = spot(STRIKER);
    move(x, y - px);
    const isLit = slot(STRIKER).dataset.over === 'true';
    up(x, y - px);
    cleanup();
    return [placed(), isLit];
  };
  expect(dropBeside(() => chip(0), emptyPlaces(), 41)).toEqual([['a Forvet'], true]);
  expect(dropBeside(() => chip(0), emptyPlaces(), 43)).toEqual([null, false]);
  expect(dropBeside(() => slot(KEEPER), onKeeper(), 20)).toEqual([['a Forvet'], true]);
  expect(dropBeside(() => slot(KEEPER), onKeeper(), 22)).toEqual([['a Kaleci'], false]);
});

it('a free place that is dragged moves, shows how far it may, and takes nobody along', () => {
  draw();
  down(slot(STRIKER), { clientX: 500, clientY: 500 });
  const [x, y] = spot(STRIKER);
  move(x + 15, y);
  expect(slot(STRIKER).dataset.moving).toBe('true');
  expect(document.querySelector('.reach')).toBeTruthy();
  up(x + 15, y);
  expect(onPlaces.mock.lastCall?.[0][STRIKER]?.x).toBe((emptyPlaces()[STRIKER]?.x ?? 0) + 5);
  up(x, y);
  expect(onPlaces).toHaveBeenCalledOnce();
});

it('a drag ends with its board', () => {
  draw();
  down(chip(0));
  cleanup();
  move(...spot(STRIKER));
  up(...spot(STRIKER));
  draw(onKeeper());
  down(slot(KEEPER));
  cleanup();
  move(...spot(STRIKER));
  up(...spot(STRIKER));
  expect([ghost(), placed()]).toEqual([null, null]);
});

it('one player of the list is reached by Tab, also where a search leaves fewer', () => {
  const board = (players: BoardPlayer[]) => (
    <LineupBoard places={emptyPlaces()} onPlaces={onPlaces} onRefused={() => {}} players={players} />
  );
  const { rerender } = render(board([ALI, ECE]));
  fireEvent.focus(chip(1));
  const stops = () => [...screen.getByRole('list').querySelectorAll('[tabindex="0"]')];
  expect(stops()).toEqual([chip(1)]);
  rerender(board([ALI]));
  expect(stops()).toEqual([chip(0)]);
  rerender(board([]));
  rerender(board([ALI, ECE]));
  expect(stops()).toHaveLength(1);
});

it('a player in the hand and a place that waits are pressed, alone', () => {
  draw(onKeeper());
  const pressed = () =>
    [...document.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map(
      (one) => one.dataset.slot ?? one.textContent,
    );
  fireEvent.click(chip(1));
  expect(pressed()).toEqual([chip(1).textContent]);
  fireEvent.click(chip(1));
  expect(pressed()).toEqual([]);
  fireEvent.click(slot(KEEPER));
  expect(pressed()).toEqual([`${KEEPER}`]);
  fireEvent.click(slot(KEEPER));
  fireEvent.click(slot(3));
  expect(pressed()).toEqual(['3']);
  fireEvent.click(slot(3));
  expect(pressed()).toEqual([]);
});

it('the list says where somebody stands, else what they play; faces and signs stand on the pitch', () => {
  draw(seat(onKeeper(), STRIKER, ECE) ?? []);
  expect(screen.getAllByText(/yerinde$/).map(({ textContent }) => textContent)).toEqual([
    'Kaleci yerinde',
    'Forvet yerinde',
  ]);
  expect(slot(STRIKER).querySelector('img')?.getAttribute('src')).toBe('/uploads/e.thumb.webp');
  expect([slot(STRIKER), slot(KEEPER), slot(1)].map(({ textContent }) => textContent)).toEqual([
    'Forvet: Ece Ak71Ece A.',
    'Kaleci: Ali ÖzAÖAli Ö.',
    'Sol bek: boşBEK',
  ]);
  cleanup();
  draw();
  expect(chip(1).textContent).toContain('Forvet · 71');
  expect(chip(0).textContent).not.toContain('·');
});
