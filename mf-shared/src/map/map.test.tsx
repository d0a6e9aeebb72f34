import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { locateIn, readProvinces } from '../province-shapes.ts';
import { lazyPart } from '../ui/LatePart.tsx';
import type { LngLat } from './coordinates.ts';
import { MapPicker, VenueMap } from './index.ts';
import { MapBoundary } from './MapBoundary.tsx';
import type { PickerCanvasProps } from './ol/PickerCanvas.tsx';
import type { VenueCanvasProps } from './ol/VenueCanvas.tsx';

const canvas = vi.hoisted(() => ({ broken: false }));
vi.mock('./ol/VenueCanvas.tsx', () => ({
  default: ({ label, coordinates }: VenueCanvasProps) => {
    if (canvas.broken) throw new Error('chunk is gone');
    return (
      <p>
        {label} at {coordinates.join(' ')}
      </p>
    );
  },
}));
vi.mock('./ol/PickerCanvas.tsx', () => ({
  default: ({ value, onChange, describedBy }: PickerCanvasProps) => (
    <button type="button" aria-describedby={describedBy} onClick={() => onChange([32.85, 39.92])}>
      {value ? value.join(' ') : 'nowhere'}
    </button>
  ),
}));

/** Lets a test decide what is near the viewport. */
class Observer {
  static all: Observer[] = [];
  target: Element | null = null;
  readonly report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.report = report;
    Observer.all.push(this);
  }
  observe(target: Element) {
    this.target = target;
  }
  disconnect() {
    Observer.all = Observer.all.filter((observer) => observer !== this);
  }
  show(isIntersecting: boolean) {
    const entry = { isIntersecting, target: this.target } as IntersectionObserverEntry;
    act(() => this.report([entry], this as unknown as IntersectionObserver));
  }
}
const scrollTo = (seen: boolean) => {
  for (const observer of Observer.all) observer.show(seen);
};

beforeEach(() => {
  canvas.broken = false;
  Observer.all = [];
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const venue = <VenueMap coordinates={[28.98, 41.01]} label="Çınar Halı Saha" />;
const drawn = 'Çınar Halı Saha at 28.98 41.01';

it('is the outline of the province from when it comes near the window', async () => {
  render(venue);
  expect(screen.queryByRole('img')).toBeNull();
  scrollTo(false);
  expect(screen.queryByRole('img')).toBeNull();
  scrollTo(true);
  expect(await screen.findByRole('img', { name: 'Çınar Halı Saha: İstanbul ilindeki konumu' })).toBeTruthy();
  expect(Observer.all).toEqual([]);
});

it('becomes a map that moves when it is pressed', async () => {
  render(venue);
  scrollTo(true);
  await userEvent.click(await screen.findByRole('button', { name: /^Haritayı aç\s*: Çınar Halı Saha$/ }));
  expect(await screen.findByText(drawn)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('stays a picture on a card', async () => {
  render(<VenueMap coordinates={[28.98, 41.01]} label="Çınar Halı Saha" still />);
  scrollTo(true);
  expect(await screen.findByRole('img')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('has the pin of a place by the sea on the coast', async () => {
  const pinOf = async (coordinates: LngLat) => {
    const { container, unmount } = render(<VenueMap coordinates={coordinates} label="Moda" />);
    scrollTo(true);
    await screen.findByRole('img');
    const { left, top } = container.querySelector<HTMLElement>('.pin')?.style ?? {};
    unmount();
    return [left, top];
  };
  const moda: LngLat = [29.0262, 40.9838];
  const coast = locateIn(readProvinces(), moda)?.at ?? moda;
  expect(coast).not.toEqual(moda);
  expect(await pinOf(moda)).toEqual(await pinOf(coast));
});

it('says of a place abroad that it is none of ours', async () => {
  render(<VenueMap coordinates={[13.4, 52.5]} label="Berlin" />);
  scrollTo(true);
  expect(await screen.findByText('Bu konum Türkiye sınırları dışında.')).toBeTruthy();
});

it('watches the window no more once it is gone', () => {
  render(venue).unmount();
  expect(Observer.all).toEqual([]);
});

it('draws at once where nothing can tell what is seen', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(venue);
  expect(await screen.findByRole('img')).toBeTruthy();
});

it('says that a map could not be loaded and tries again on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  canvas.broken = true;
  render(venue);
  scrollTo(true);
  await userEvent.click(await screen.findByRole('button', { name: /^Haritayı aç/ }));
  expect(await screen.findByText('Harita yüklenemedi.')).toBeTruthy();
  canvas.broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText(drawn)).toBeTruthy();
});

it('fetches the code of a map again that could not be had', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isUp = false;
  const part = lazyPart(async () => {
    if (!isUp) throw new Error('no network');
    return { default: () => <p>harita</p> };
  });
  const draw = () => {
    const Canvas = part.current();
    return <Canvas />;
  };
  render(<MapBoundary renew={part.renew}>{draw}</MapBoundary>);
  const again = await screen.findByRole('button', { name: 'Tekrar dene' });
  isUp = true;
  await userEvent.click(again);
  expect(await screen.findByText('harita')).toBeTruthy();
});

function Picker({ error, removable }: { error?: string; removable?: boolean }) {
  const [value, setValue] = useState<LngLat | null>(null);
  const onRemove = removable ? () => setValue(null) : undefined;
  return <MapPicker value={value} onChange={setValue} onRemove={onRemove} error={error} />;
}

it('hands on the chosen place and says which it is', async () => {
  render(<Picker />);
  expect(screen.getByText('Henüz konum seçilmedi.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'nowhere' }));
  expect(screen.getByRole('button', { name: '32.85 39.92' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Konum seçildi. 39,9200° kuzey, 32,8500° doğu');
});

it('takes away a place that may be missing, and keeps the focus beside it', async () => {
  render(<Picker removable />);
  expect(screen.queryByRole('button', { name: 'Konumu kaldır' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'nowhere' }));
  await userEvent.click(screen.getByRole('button', { name: 'Konumu kaldır' }));
  expect(screen.getByText('Henüz konum seçilmedi.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Konumumu kullan' }));
});

it('explains the keys and shows what is wrong, both tied to the map', async () => {
  render(<Picker error="Konumu seçin." />);
  const map = await screen.findByRole('button', { name: 'nowhere' });
  const ids = map.getAttribute('aria-describedby')?.split(' ') ?? [];
  const description = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(description).toContain('ok tuşlarıyla');
  expect(description).toContain('Konumu seçin.');
});

const position = (answer: (ok: PositionCallback, no: PositionErrorCallback) => void) =>
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: answer } });
const useMine = () => userEvent.click(screen.getByRole('button', { name: 'Konumumu kullan' }));

it("takes the device's own position", async () => {
  render(<Picker />);
  position((ok) => ok({ coords: { latitude: 38.4237, longitude: 27.14280000001 } } as GeolocationPosition));
  await useMine();
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('38,4237° kuzey, 27,1428°'));
});

it.each([
  [1, 'Konum izni verilmedi. Yerinizi haritadan seçebilirsiniz.'],
  [3, 'Konum alınamadı. Lütfen tekrar deneyiniz.'],
])('says why the position is missing (%i)', async (code, sentence) => {
  render(<Picker />);
  position((_, no) => no({ code } as GeolocationPositionError));
  await useMine();
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.getByText('Henüz konum seçilmedi.')).toBeTruthy();
});

it('says so where the browser knows no positions', async () => {
  render(<Picker />);
  vi.stubGlobal('navigator', { ...navigator, geolocation: undefined });
  await useMine();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Konum alınamadı/);
});

it('says no more that a position is missing once there is one, and is busy meanwhile', async () => {
  render(<Picker error="Konumu seçin." />);
  position((_, no) => no({ code: 3 } as GeolocationPositionError));
  await useMine();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Konum alınamadı/);
  let found: PositionCallback = () => {};
  position((ok) => {
    found = ok;
  });
  await useMine();
  const button = screen.getByRole('button', { name: 'Konumumu kullan' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(async () =>
    found({ coords: { latitude: 38.42371234567, longitude: 27.1428 } } as GeolocationPosition),
  );
  expect([button.getAttribute('aria-busy'), screen.getByRole('alert').textContent]).toEqual([
    null,
    'Konumu seçin.',
  ]);
  expect(await screen.findByRole('button', { name: '27.1428 38.423712' })).toBeTruthy();
});
