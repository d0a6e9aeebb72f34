import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { photoFile } from '../../test/support.tsx';
import { PhotoPicker, type PickedPhoto } from './PhotoPicker.tsx';

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
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), [
      photoFile('a'),
      photoFile('b'),
      photoFile('c'),
    ]);
    await waitFor(() => expect(names(seen)).toEqual(['a', 'b']));
    expect(screen.getByText('En fazla 2 fotoğraf ekleyebilirsiniz.')).toBeTruthy();
    expect(screen.queryByLabelText('Fotoğraf ekle')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '1. fotoğrafı kaldır' }));
    expect(screen.queryByText('En fazla 2 fotoğraf ekleyebilirsiniz.')).toBeNull();
  });

  it('says nothing where the last place is just taken', async () => {
    const seen = setup({ max: 2 });
    const input = screen.getByLabelText<HTMLInputElement>('Fotoğraf ekle');
    expect(input.multiple).toBe(true);
    await userEvent.upload(input, [photoFile('a'), photoFile('b')]);
    await waitFor(() => expect(names(seen)).toEqual(['a', 'b']));
    expect(screen.queryByText(/ekleyebilirsiniz/)).toBeNull();
  });

  it('lets go of no photo that is stored already', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const change = vi.fn();
    render(<PhotoPicker value={[{ id: 'x', url: '/x.webp' }]} onChange={change} />);
    expect(screen.getByRole('img').closest('li')?.getAttribute('draggable')).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: '1. fotoğrafı kaldır' }));
    expect([change.mock.calls, revoke.mock.calls]).toEqual([[[[]]], []]);
  });

  it('refuses files over 8 MB and files that are no images, keeping the others', async () => {
    const seen = setup({});
    const user = userEvent.setup({ applyAccept: false });
    const text = new File(['x'], 'not.txt', { type: 'text/plain' });
    const big = photoFile('dev.png', 8 * 1024 * 1024 + 1);
    await user.upload(screen.getByLabelText('Fotoğraf ekle'), [text, big, photoFile('iyi.png')]);
    await waitFor(() => expect(names(seen)).toEqual(['iyi.png']));
    expect(screen.getByText(/“not.txt” bir fotoğraf değil/)).toBeTruthy();
    expect(screen.getByText(/“dev.png” 8 MB’tan büyük/)).toBeTruthy();
  });

  it.each([
    ['a text', 'Merhaba, bu bir metin.'],
    ['a page', '<!doctype html><p>'],
    ['a drawing in text', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['nothing at all', ''],
  ])('refuses %s that is named as a photo, as soon as it is picked', async (_, content) => {
    const seen = setup({});
    const file = new File([content], 'saha.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), file);
    expect(await screen.findByText(/“saha.jpg” bir fotoğraf olarak okunamadı/)).toBeTruthy();
    expect(screen.getByLabelText('Fotoğraf ekle').getAttribute('aria-invalid')).toBe('true');
    expect(names(seen)).toEqual([]);
  });

  it.each([
    ['JPEG', '\xff\xd8\xff\xe0aaaaaaaa'],
    ['WebP', 'RIFFaaaaWEBP'],
    ['AVIF and HEIC', '\0\0\0\x20ftypavif'],
  ])('takes %s', async (_, beginning) => {
    const seen = setup({});
    const bytes = Uint8Array.from(beginning, (letter) => letter.charCodeAt(0));
    await userEvent.upload(
      screen.getByLabelText('Fotoğraf ekle'),
      new File([bytes], 'iyi', { type: 'image/jpeg' }),
    );
    await waitFor(() => expect(names(seen)).toEqual(['iyi']));
  });

  it('takes a photo of exactly 8 MB', async () => {
    const seen = setup({});
    const input = screen.getByLabelText<HTMLInputElement>('Fotoğraf ekle');
    await userEvent.upload(input, photoFile('tam.png', 8 * 1024 * 1024));
    await waitFor(() => expect(names(seen)).toEqual(['tam.png']));
    // Otherwise the browser would not report the same file after it is removed and chosen again.
    expect(input.files).toHaveLength(0);
  });

  it('keeps what was chosen while another file was still being read', async () => {
    const seen = setup({});
    const slow = Promise.withResolvers<ArrayBuffer>();
    const bytes = await photoFile('a').arrayBuffer();
    const large = Object.assign(photoFile('a'), { slice: () => ({ arrayBuffer: () => slow.promise }) });
    for (const file of [large, photoFile('b')])
      fireEvent.change(screen.getByLabelText('Fotoğraf ekle'), { target: { files: [file] } });
    await waitFor(() => expect(names(seen)).toEqual(['b']));
    slow.resolve(bytes);
    await waitFor(() => expect(names(seen)).toEqual(['b', 'a']));
  });

  it('keeps two choices whose files are read at the same moment', async () => {
    const seen = setup({});
    for (const name of ['a', 'b'])
      fireEvent.change(screen.getByLabelText('Fotoğraf ekle'), { target: { files: [photoFile(name)] } });
    await waitFor(() => expect(names(seen).toSorted()).toEqual(['a', 'b']));
  });

  it('reorders and removes', async () => {
    const seen = setup({});
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), [
      photoFile('a'),
      photoFile('b'),
      photoFile('c'),
    ]);
    await userEvent.click(screen.getByRole('button', { name: '3. fotoğrafı öne al' }));
    await waitFor(() => expect(names(seen)).toEqual(['a', 'c', 'b']));
    await userEvent.click(screen.getByRole('button', { name: '1. fotoğrafı kaldır' }));
    await waitFor(() => expect(names(seen)).toEqual(['c', 'b']));
  });

  it('reorders by dragging, and lets go of the file of what was removed', async () => {
    const seen = setup({});
    await userEvent.upload(
      screen.getByLabelText('Fotoğraf ekle'),
      ['a', 'b', 'c'].map((one) => photoFile(one)),
    );
    const items = await waitFor(() => {
      const all = screen.getAllByRole('img').map((photo) => photo.closest('li') as HTMLElement);
      expect(all).toHaveLength(3);
      return all;
    });
    const [first, , third] = items as [HTMLElement, HTMLElement, HTMLElement];
    fireEvent.dragStart(first);
    fireEvent.dragOver(third);
    expect(third.dataset.over).toBe('true');
    fireEvent.drop(third);
    expect([names(seen), third.dataset.over]).toEqual([['b', 'c', 'a'], undefined]);
    fireEvent.dragOver(first);
    fireEvent.dragLeave(first);
    expect(first.dataset.over).toBeUndefined();
    for (const photo of screen.getAllByRole('img')) fireEvent.drop(photo.closest('li') as HTMLElement);
    expect(names(seen)).toEqual(['b', 'c', 'a']);
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const { url } = seen.photos[1] ?? {};
    await userEvent.click(screen.getByRole('button', { name: '2. fotoğrafı kaldır' }));
    expect(revoke.mock.calls).toEqual([[url]]);
  });

  it('keeps the focus on the button that brought a photo to an end, which then does nothing', async () => {
    const seen = setup({});
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), [photoFile('a'), photoFile('b')]);
    screen.getByRole('button', { name: '1. fotoğrafı arkaya al' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(names(seen)).toEqual(['b', 'a']));
    const button = screen.getByRole('button', { name: '2. fotoğrafı arkaya al' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it('replaces the only photo when single', async () => {
    const seen = setup({ single: true });
    expect(screen.getByLabelText<HTMLInputElement>('Fotoğraf ekle').multiple).toBe(false);
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), photoFile('eski'));
    await userEvent.upload(screen.getByLabelText('Fotoğrafı değiştir'), photoFile('yeni'));
    await waitFor(() => expect(names(seen)).toEqual(['yeni']));
  });
});
