import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Lightbox } from './Lightbox.tsx';

describe('photos enlarged', () => {
  const three = ['a', 'b', 'c'].map((name) => ({
    src: `/${name}.webp`,
    alt: name,
    caption: `Resim ${name}`,
  }));
  const open = (index: number | null, photos = three) => {
    const turn = vi.fn();
    const draw = (at: number | null) => (
      <Lightbox
        photos={photos}
        index={at}
        onIndex={turn}
        title="Göl"
        actions={({ alt }) => <b>sil {alt}</b>}
      />
    );
    const view = render(draw(index));
    return { turn, ...view, at: (next: number | null) => view.rerender(draw(next)) };
  };
  const asked = ({ turn }: { turn: ReturnType<typeof vi.fn> }) => turn.mock.calls.flat();
  const key = (name: string) => fireEvent.keyDown(document, { key: name });
  const swipe = (from: number, to: number) => {
    const photo = document.querySelector('img') as HTMLElement;
    fireEvent.pointerDown(photo, { clientX: from });
    fireEvent.pointerUp(photo, { clientX: to });
  };

  it('say which one is shown, of how many', () => {
    open(1);
    expect(screen.getByRole('dialog', { name: 'Göl' })).toBeTruthy();
    expect(document.querySelector('figcaption')?.textContent).toBe('2 / 3 Resim bsil b');
    expect(screen.getByText('2 / 3').parentElement?.getAttribute('aria-live')).toBe('polite');
    expect(screen.getByAltText('b').getAttribute('src')).toBe('/b.webp');
  });

  it('are turned by keys and buttons, around the ends', () => {
    const view = open(0);
    key('ArrowLeft');
    key('ArrowRight');
    fireEvent.click(screen.getByRole('button', { name: 'Önceki fotoğraf' }));
    fireEvent.click(screen.getByRole('button', { name: 'Sonraki fotoğraf' }));
    expect(asked(view)).toEqual([2, 1, 2, 1]);
    view.at(2);
    key('ArrowRight');
    key('ArrowUp');
    expect(asked(view).slice(4)).toEqual([0]);
  });

  it('are turned by a swipe, but not by a tremble', () => {
    const view = open(1);
    swipe(100, 60);
    swipe(60, 100);
    expect(asked(view)).toEqual([]);
    swipe(100, 59);
    swipe(59, 100);
    expect(asked(view)).toEqual([2, 0]);
    fireEvent.pointerUp(document.querySelector('img') as HTMLElement, { clientX: 500 });
    expect(asked(view)).toHaveLength(2);
  });

  it('stay where there is one alone', () => {
    const view = open(0, three.slice(0, 1));
    key('ArrowRight');
    swipe(0, 300);
    const buttons = ['Önceki fotoğraf', 'Sonraki fotoğraf'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(buttons.map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, true]);
    expect(asked(view)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    expect(asked(view)).toEqual([null]);
  });

  it('hear no keys while they are closed or gone', () => {
    const view = open(null);
    key('ArrowRight');
    view.at(1);
    view.at(null);
    key('ArrowRight');
    view.at(1);
    view.unmount();
    key('ArrowRight');
    expect(asked(view)).toEqual([]);
  });
});
