import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fitText, linesOf, type Pen } from './canvas.ts';
import { FOILS } from './geometry.ts';
import { type CardPicture, drawCardPicture } from './picture.ts';

/** A pen whose letters are half as wide as high. It records the written, filled and outlined parts. */
function notingPen() {
  const texts: string[] = [];
  const rects: { colour: unknown; height: number }[] = [];
  const images: unknown[] = [];
  let corners: [number, number][] = [];
  const filled: { colour: unknown; corners: [number, number][] }[] = [];
  const gradient = { addColorStop: () => {} };
  const own = {
    ...{ font: '10px x', fillStyle: '' as unknown },
    beginPath: () => {
      corners = [];
    },
    lineTo: (x: number, y: number) => void corners.push([Math.round(x), Math.round(y)]),
    fill: () => void filled.push({ colour: pen.fillStyle, corners }),
    fillText: (text: string) => void texts.push(text),
    fillRect: (_x: number, _y: number, _width: number, height: number) =>
      void rects.push({ colour: pen.fillStyle, height }),
    drawImage: (image: unknown) => void images.push(image),
    measureText: (text: string) => ({
      width: (text.length * Number(/([\d.]+)px/.exec(pen.font)?.[1])) / 2,
      actualBoundingBoxAscent: 0,
    }),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
  };
  const pen = new Proxy(own, { get: (all, name) => Reflect.get(all, name) ?? (() => {}) }) as never as Pen;
  return { pen, texts, rects, images, filled };
}

const CARD: CardPicture = {
  ...{ fullName: 'Çağrı Işıklı', position: 'Orta Saha', city: 'Muş', foot: 'Sol', photo: null },
  stats: { speed: 1, shooting: 20, passing: 30, dribbling: 40, defense: 50, physical: 60 },
  ...{ rating: 61, raters: 12 },
};
const decode = vi.fn(async () => {});
class Photo {
  src = '';
  naturalWidth = 300;
  naturalHeight = 400;
  decode = decode;
}

let noted: ReturnType<typeof notingPen>;
let blob: Blob | null;
const loaded: string[] = [];

beforeEach(() => {
  noted = notingPen();
  blob = new Blob(['x'], { type: 'image/png' });
  loaded.length = 0;
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('Image', Photo);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => noted.pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(blob));
  const fonts = { load: async (font: string, text: string) => void loaded.push(`${font} ${text}`) };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
});

describe('the picture of a card', () => {
  it('says all that the card says', async () => {
    expect(await drawCardPicture(CARD)).toBe(blob);
    expect(noted.texts).toEqual([
      ...['ÇI', '61', 'Orta', 'Saha', 'Çağrı Işıklı'],
      ...['Hız', '1', 'Şut', '20', 'Pas', '30', 'Dripling', '40', 'Defans', '50', 'Fizik', '60'],
      ...['12 oyuncu puanladı', ', puanı oturdu', 'Muş', 'Sol ayak', 'T', 'pla'],
    ]);
    for (const font of loaded) expect(font).toMatch(/Çağrı Işıklı Orta Saha Muş/);
    expect(loaded).toHaveLength(4);
  });

  it('leaves a city and a foot out that are not known, and names both feet as such', async () => {
    await drawCardPicture({ ...CARD, city: null, foot: null });
    expect(noted.texts.slice(-4, -2)).toEqual(['', '']);
    await drawCardPicture({ ...CARD, foot: 'Çift' });
    expect(noted.texts.at(-3)).toBe('Çift ayak');
  });

  it('draws each skill on its axis, a small one so that it can be seen', async () => {
    await drawCardPicture(CARD);
    const radar = noted.filled.find(({ corners }) => corners.length === 6);
    expect(radar).toEqual({
      colour: FOILS.silver.base,
      corners: [
        ...[
          [0, -4],
          [17, -10],
          [26, 15],
        ],
        ...[
          [0, 40],
          [-43, 25],
          [-52, -30],
        ],
      ],
    });
  });

  it.each([
    [0, 0],
    [4, 1],
    [5, 2],
    [12, 3],
  ])('that %i rated lights %i of three bars', async (raters, lit) => {
    await drawCardPicture({ ...CARD, raters });
    const bars = noted.rects.filter(({ height }) => height < 40 && height > 10);
    expect(bars.map(({ colour }) => colour === FOILS.silver.base)).toEqual([lit > 0, lit > 1, lit > 2]);
  });

  it('shows the photo, or nobody’s where it cannot be had', async () => {
    await drawCardPicture({ ...CARD, photo: '/uploads/a.webp' });
    expect(noted.images[0]).toMatchObject({ src: '/uploads/a.webp', crossOrigin: 'anonymous' });
    noted = notingPen();
    decode.mockRejectedValueOnce(new Error('Broken.'));
    expect(await drawCardPicture({ ...CARD, photo: '/uploads/b.webp' })).toBe(blob);
    expect(noted.images).toEqual([]);
  });

  it('is refused where nothing can be drawn', async () => {
    blob = null;
    await expect(drawCardPicture(CARD)).rejects.toThrow('No picture.');
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
    await expect(drawCardPicture(CARD)).rejects.toThrow('No canvas.');
  });
});

describe('a text', () => {
  const fitted = (text: string, width: number) => {
    const { pen } = notingPen();
    return [fitText(pen, text, width, (size) => `${size}px x`, 20), pen.font];
  };

  it.each([
    ['fits as it is', 100, 'Çağrı Işık', '20px x'],
    ['gets smaller first', 99, 'Çağrı Işık', '18px x'],
    ['gets no smaller than half', 50, 'Çağrı Işık', '10px x'],
    ['is cut then', 49, 'Çağrı Iş…', '10px x'],
    ['is cut without a space before the dots', 35, 'Çağrı…', '10px x'],
    ['keeps a letter at least', 1, 'Ç…', '10px x'],
  ])('%s', (_, width, expected, font) => expect(fitted('Çağrı Işık', width)).toEqual([expected, font]));

  it('goes on in another line where the next word does not fit', () => {
    const { pen } = notingPen();
    expect(linesOf(pen, 'Orta Saha', 45)).toEqual(['Orta Saha']);
    expect(linesOf(pen, 'Orta Saha', 44)).toEqual(['Orta', 'Saha']);
    expect(linesOf(pen, 'Kaleci', 5)).toEqual(['Kaleci']);
  });
});
