import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PhotoPicker, type PickedPhoto } from './PhotoPicker.tsx';

function image(name: string, bytes = 10): File {
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

type Seen = { photos: PickedPhoto[] };
type FormProps = { max?: number; single?: boolean; seen: Seen };

function Form({ seen, ...props }: FormProps) {
  const [photos, setPhotos] = useState<PickedPhoto[]>([]);
  const change = (next: PickedPhoto[]) => {
    seen.photos = next;
    setPhotos(next);
  };
  return <PhotoPicker {...props} value={photos} onChange={change} />;
}

function setup(props: { max?: number; single?: boolean }): Seen {
  const seen: Seen = { photos: [] };
  render(<Form {...props} seen={seen} />);
  return seen;
}

const names = (seen: Seen) => seen.photos.map((photo) => photo.file?.name);

describe('PhotoPicker', () => {
  it('takes only as many as there is room for and says so', async () => {
    const seen = setup({ max: 2 });
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), [image('a'), image('b'), image('c')]);
    expect(names(seen)).toEqual(['a', 'b']);
    expect(screen.getByText('En fazla 2 fotoğraf ekleyebilirsiniz.')).toBeTruthy();
    expect(screen.queryByLabelText('Fotoğraf ekle')).toBeNull();
  });

  it('refuses files over 8 MB and files that are no images, keeping the others', async () => {
    const seen = setup({});
    const user = userEvent.setup({ applyAccept: false });
    const text = new File(['x'], 'not.txt', { type: 'text/plain' });
    const big = image('dev.png', 8 * 1024 * 1024 + 1);
    await user.upload(screen.getByLabelText('Fotoğraf ekle'), [text, big, image('iyi.png')]);
    expect(names(seen)).toEqual(['iyi.png']);
    expect(screen.getByText(/“not.txt” bir fotoğraf değil/)).toBeTruthy();
    expect(screen.getByText(/“dev.png” 8 MB’tan büyük/)).toBeTruthy();
  });

  it('takes a photo of exactly 8 MB', async () => {
    const seen = setup({});
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), image('tam.png', 8 * 1024 * 1024));
    expect(names(seen)).toEqual(['tam.png']);
  });

  it('reorders and removes', async () => {
    const seen = setup({});
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), [image('a'), image('b'), image('c')]);
    await userEvent.click(screen.getByRole('button', { name: '3. fotoğrafı öne al' }));
    expect(names(seen)).toEqual(['a', 'c', 'b']);
    await userEvent.click(screen.getByRole('button', { name: '1. fotoğrafı kaldır' }));
    expect(names(seen)).toEqual(['c', 'b']);
  });

  it('keeps the focus on the button that brought a photo to an end, which then does nothing', async () => {
    const seen = setup({});
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), [image('a'), image('b')]);
    screen.getByRole('button', { name: '1. fotoğrafı arkaya al' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(names(seen)).toEqual(['b', 'a']);
    const button = screen.getByRole('button', { name: '2. fotoğrafı arkaya al' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it('replaces the only photo when single', async () => {
    const seen = setup({ single: true });
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), image('eski'));
    await userEvent.upload(screen.getByLabelText('Fotoğrafı değiştir'), image('yeni'));
    expect(names(seen)).toEqual(['yeni']);
  });
});
