import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { typedEarly } from './early.ts';
import { writeTyped } from './typed.ts';

const EMPTY = { name: '', secret: '', foot: 'right', news: true, seat: 'a' };

function Form() {
  const [form, setForm] = useState(EMPTY);
  const set = (part: Partial<typeof EMPTY>) => setForm((before) => ({ ...before, ...part }));
  return (
    <form>
      <input name="name" value={form.name} onChange={({ target }) => set({ name: target.value })} />
      <input
        type="password"
        name="secret"
        value={form.secret}
        onChange={({ target }) => set({ secret: target.value })}
      />
      <select name="foot" value={form.foot} onChange={({ target }) => set({ foot: target.value })}>
        <option>right</option>
        <option>left</option>
      </select>
      <input
        type="checkbox"
        name="news"
        checked={form.news}
        onChange={({ target }) => set({ news: target.checked })}
      />
      {['a', 'b'].map((seat) => (
        <input
          key={seat}
          type="radio"
          name="seat"
          checked={form.seat === seat}
          onChange={() => set({ seat })}
        />
      ))}
      <output>{JSON.stringify(form)}</output>
    </form>
  );
}

let page: HTMLElement;
beforeEach(() => {
  // React's marks on a `select` are hidden in happy-dom, so each wait here lasts until its deadline.
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Form />);
});
afterEach(() => {
  vi.useRealTimers();
  page.remove();
});

const control = <E extends HTMLElement = HTMLInputElement>(selector: string) =>
  page.querySelector(selector) as E;
const write = (name: string, value: string) => {
  control(`[name=${name}]`).value = value;
  control(`[name=${name}]`).dispatchEvent(new Event('input', { bubbles: true }));
};
const form = () => JSON.parse(page.querySelector('output')?.textContent ?? '') as typeof EMPTY;

/** Takes the page over while `during` happens, and writes what was typed until then. */
async function takeOver(during = () => {}): Promise<void> {
  const early = typedEarly();
  during();
  await act(async () => void hydrateRoot(page, <Form />));
  await act(() => vi.runAllTimersAsync());
  await act(async () => writeTyped(await early));
}

it('tells React what was typed before and while it takes the page over, passwords too', async () => {
  write('name', 'Ali');
  control<HTMLSelectElement>('select').selectedIndex = 1;
  control('[name=news]').click();
  control('[name=seat]:last-of-type').click();
  await takeOver(() => write('secret', 'Gol-1907'));
  expect(form()).toEqual({ name: 'Ali', secret: 'Gol-1907', foot: 'left', news: false, seat: 'b' });
  expect(control('[name=secret]').value).toBe('Gol-1907');
  expect(sessionStorage.length).toBe(0);
});

it('takes the last of what was typed into one field', async () => {
  write('name', 'Al');
  await takeOver(() => write('name', 'Ali Can'));
  expect(form()).toEqual({ ...EMPTY, name: 'Ali Can' });
});

it('takes what was typed while a control was marked and not heard yet', async () => {
  await takeOver(() => {
    Object.assign(control('[name=name]'), { __reactProps$early: {} });
    write('name', 'Ali');
  });
  expect(form()).toEqual({ ...EMPTY, name: 'Ali' });
});

it('leaves a form alone that nobody touched', async () => {
  await takeOver();
  expect(form()).toEqual(EMPTY);
});

it('does not wait for a control that comes later, such as that of the captcha', async () => {
  const field = <input name="name" />;
  page.innerHTML = renderToString(field);
  const isOver = vi.fn();
  void typedEarly().then(isOver);
  const later = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => later.remove());
  later.name = 'altcha';
  await vi.advanceTimersByTimeAsync(50);
  expect(isOver).not.toHaveBeenCalled();
  await act(async () => void hydrateRoot(page, field));
  await vi.advanceTimersByTimeAsync(100);
  expect(isOver).toHaveBeenCalled();
});
