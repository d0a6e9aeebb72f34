import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { outline } from '../../test/outline.ts';
import { hearToasts } from '../../test/support.tsx';
import { Alert } from './Alert.tsx';
import { Avatar } from './Avatar.tsx';
import { Badge } from './Badge.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { CitySelect } from './CitySelect.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { copyText } from './copyText.ts';
import { Disclosure } from './Disclosure.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { IconButton } from './IconButton.tsx';
import { LinkButton } from './LinkButton.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Panel } from './Panel.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Photo } from './Photo.tsx';
import { Price } from './Price.tsx';
import { RangeField } from './RangeField.tsx';
import { SelectField } from './SelectField.tsx';
import { type BookingStatus, StatusBadge } from './StatusBadge.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const noop = () => {};

const PARTS: Record<string, ReactElement> = {
  'an empty list': (
    <EmptyState title="Maç yok." action={<a href="/search">Ara</a>}>
      Bir saat seçin.
    </EmptyState>
  ),
  'an empty list without a next step': <EmptyState title="Maç yok." />,
  'a refusal': <ErrorState message="Olmadı." onRetry={noop} />,
  'a refusal that is tried again': <ErrorState onRetry={noop} retrying />,
  'a refusal for good': <ErrorState />,
  'a header': (
    <PageHeader title="Maçlar" lead="Hepsi." kicker="Geri" actions={<b>Yeni</b>}>
      Bugün
    </PageHeader>
  ),
  'a bare header': <PageHeader title="Maçlar" />,
  'a region': (
    <Panel title="Ekip" lead="Herkes." actions={<b>Ekle</b>} id="ekip">
      Ali
    </Panel>
  ),
  'a region of a region': <Panel title="Ekip" level={3} />,
  'a link': <LinkButton to="/payment?x=1">Öde</LinkButton>,
  'a button with an icon': <IconButton label="Sil" icon={<b>x</b>} />,
  'a button with an icon that sends': <IconButton label="Sil" icon={null} type="submit" disabled />,
  'what is folded': <Disclosure summary="Fazlası">Gizli</Disclosure>,
  'what is unfolded': (
    <Disclosure summary="Fazlası" open>
      Açık
    </Disclosure>
  ),
  'a price': <Price amount={1500} />,
  'a price of an hour': <Price amount={1234.5} per="saat" />,
  'a photo': <Photo src="/a.webp" alt="Saha" />,
  'a photo that is missing': (
    <Photo src={null} alt="Saha">
      Yeni
    </Photo>
  ),
  'a photo that says nothing': <Photo alt="" />,
  'a badge': <Badge title="Yeni">3</Badge>,
};
it.each(Object.entries(PARTS))('%s says what it is', (_, part) => {
  const { container } = render(<MemoryRouter>{part}</MemoryRouter>);
  expect(outline(container)).toMatchSnapshot();
});

it.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'status'],
  ['danger', 'alert'],
] as const)('a message of %s is a(n) %s', (tone, role) => {
  render(
    <Alert tone={tone} title="Dikkat" action={<button type="button">Aç</button>}>
      Bakın.
    </Alert>,
  );
  const alert = screen.getByRole(role);
  expect(alert.textContent).toBe('DikkatBakın.Aç');
  expect(alert.classList.contains(tone)).toBe(true);
});

it.each<[BookingStatus, string, string]>([
  ['pending', 'Bekliyor', 'warning'],
  ['approved', 'Onaylandı', 'success'],
  ['rejected', 'Reddedildi', 'danger'],
  ['cancelled', 'İptal edildi', 'neutral'],
])('%s is called %s and looks like %s', (status, name, tone) => {
  render(<StatusBadge status={status} />);
  expect(screen.getByText(name).classList.contains(tone)).toBe(true);
});

it('a query that failed is read again, and says so meanwhile', () => {
  const refetch = vi.fn();
  const { rerender } = render(<ErrorState query={{ refetch, isFetching: false }} />);
  const again = screen.getByRole('button', { name: 'Tekrar dene' });
  fireEvent.click(again);
  expect(refetch).toHaveBeenCalledExactlyOnceWith();
  rerender(<ErrorState query={{ refetch, isFetching: true }} />);
  expect(again.getAttribute('aria-busy')).toBe('true');
});

it('a region is found by its title', () => {
  render(<Panel title="Ekip">Ali</Panel>);
  expect(screen.getByRole('region', { name: 'Ekip' }).textContent).toBe('EkipAli');
});

describe('a field', () => {
  const CONTROLS = {
    TextField,
    TextArea,
    SelectField,
    PasswordField,
    RangeField,
    CheckboxField,
    CitySelect,
  } as unknown as Record<string, typeof TextField>;

  it.each(Object.entries(CONTROLS))('%s hands on what it is told, and ties its notes to it', (_, Control) => {
    const change = vi.fn();
    const told = { name: 'ad', disabled: true, required: true, 'aria-describedby': 'grup' };
    const { container } = render(
      <Control {...told} label="Ad" hint="Kısa." error="Yazın." className="dış" onChange={change} />,
    );
    const control = screen.getByLabelText<HTMLInputElement>('Ad');
    expect([control.name, control.disabled, control.required]).toEqual(['ad', true, true]);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    const [group, ...notes] = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(group).toBe('grup');
    expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual(['Yazın.', 'Kısa.']);
    expect(control.classList.contains('dış')).toBe(false);
    expect((container.firstElementChild as Element).classList.contains('dış')).toBe(true);
  });

  it.each(Object.entries(CONTROLS))('%s is told of by nothing else where nothing is wrong', (_, Control) => {
    render(<Control id="own" label="Ad" />);
    const control = screen.getByLabelText('Ad');
    expect(control.id).toBe('own');
    expect([control.getAttribute('aria-invalid'), control.getAttribute('aria-describedby')]).toEqual([
      null,
      null,
    ]);
  });

  it('shows what stands before and after its value', () => {
    const { container } = render(<TextField label="Fiyat" prefix="+90" suffix="TL" defaultValue="5" />);
    const { parentElement: frame } = container.querySelector('input') as HTMLInputElement;
    expect([...(frame?.children ?? [])].map((part) => part.textContent || part.tagName)).toEqual([
      '+90',
      'INPUT',
      'TL',
    ]);
  });

  it('offers choices, some of them closed', () => {
    render(
      <SelectField
        label="Yer"
        options={['A', { value: 'b', label: 'B yeri', disabled: true }]}
        placeholder="Seçin"
      />,
    );
    const options = [...screen.getByLabelText<HTMLSelectElement>('Yer').options];
    expect(options.map(({ value, text, disabled }) => [value, text, disabled])).toEqual([
      ['', 'Seçin', false],
      ['A', 'A', false],
      ['b', 'B yeri', true],
    ]);
  });

  it('reads a slider as it is moved, and as its owner says', () => {
    const change = vi.fn();
    const { rerender } = render(<RangeField label="Hız" onChange={change} />);
    const slider = screen.getByLabelText<HTMLInputElement>('Hız');
    expect([slider.min, slider.max, slider.value]).toEqual(['0', '100', '50']);
    fireEvent.change(slider, { target: { value: '61' } });
    expect([screen.getByRole('status').textContent, change.mock.calls.length]).toEqual(['61', 1]);
    rerender(<RangeField label="Hız" value={7} onChange={change} />);
    expect([screen.getByRole('status').textContent, slider.value]).toEqual(['7', '7']);
  });

  it('says whether a password is shown', () => {
    render(<PasswordField label="Şifre" />);
    const toggle = screen.getByRole('button', { name: 'Göster', pressed: false });
    expect(toggle.getAttribute('type')).toBe('button');
    const type = () => screen.getByLabelText('Şifre').getAttribute('type');
    expect(type()).toBe('password');
    fireEvent.click(toggle);
    expect(screen.getByRole('button', { name: 'Gizle', pressed: true })).toBeTruthy();
    expect(type()).toBe('text');
  });
});

describe('a photo', () => {
  const image = () => document.querySelector('img');

  it('is the small one where it is drawn small, and comes at once where it is seen first', () => {
    const { rerender } = render(<Photo src="/a.webp" thumb="/a-s.webp" alt="Saha" />);
    expect(image()?.getAttribute('srcset')).toBe('/a-s.webp 480w, /a.webp 1600w');
    expect(image()?.getAttribute('sizes')).toBe('(min-width: 48rem) 24rem, 100vw');
    expect(image()?.getAttribute('loading')).toBe('lazy');
    rerender(<Photo src="/a.webp" thumb="/a-s.webp" sizes="4rem" eager alt="Saha" />);
    expect([image()?.getAttribute('sizes'), image()?.getAttribute('loading')]).toEqual(['4rem', 'eager']);
    expect(image()?.getAttribute('fetchpriority')).toBe('high');
    rerender(<Photo src="/a.webp" alt="Saha" />);
    expect([image()?.getAttribute('srcset'), image()?.getAttribute('sizes')]).toEqual([null, null]);
  });

  it.each([
    ['of a place', (src: string) => <Photo src={src} alt="Saha" />, 'Saha'],
    ['of a person', (src: string) => <Avatar photo={src} name="ışıl su İnan" />, 'Iİ'],
  ])('%s gives way to words while it is broken', (_, draw, words) => {
    const { container, rerender } = render(draw('/a.webp'));
    expect(container.textContent).toBe('');
    fireEvent.error(image() as Element);
    expect([image(), container.textContent]).toEqual([null, words]);
    rerender(draw('/b.webp'));
    expect(image()?.getAttribute('src')).toMatch(/^\/b/);
  });

  it('of a person is small, and decoration', () => {
    const { container } = render(<Avatar photo="/uploads/a.webp" name="Ali" />);
    expect(image()?.getAttribute('src')).toBe('/uploads/a.thumb.webp');
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});

it('a question is asked with words of its own, and waits for its answer', async () => {
  const [ended, close] = [Promise.withResolvers<void>(), vi.fn()];
  const confirm = vi.fn(() => ended.promise);
  render(
    <ConfirmDialog open title="Silinsin mi?" onClose={close} onConfirm={confirm}>
      Geri gelmez.
    </ConfirmDialog>,
  );
  const [no, yes] = ['Vazgeç', 'Onayla'].map((name) => screen.getByRole('button', { name })) as unknown as [
    Element,
    Element,
  ];
  expect(yes.classList.contains('danger')).toBe(true);
  fireEvent.click(yes);
  fireEvent.click(yes);
  expect([confirm.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
  expect(yes.getAttribute('aria-busy')).toBe('true');
  await act(async () => ended.resolve());
  expect(close).toHaveBeenCalledOnce();
  expect(yes.getAttribute('aria-busy')).toBeNull();
  fireEvent.click(no);
  expect([confirm.mock.calls.length, close.mock.calls.length]).toEqual([1, 2]);
});

it.each([
  ['says so', () => Promise.resolve(), 'Kopyalandı.'],
  ['says how else', () => Promise.reject(new Error()), 'Kopyalanamadı. Lütfen elle seçip kopyalayın.'],
])('copying %s', async (_, write, said) => {
  const heard = hearToasts();
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  await copyText('adres', 'Kopyalandı.');
  expect(copy).toHaveBeenCalledWith('adres');
  expect(heard).toEqual([said]);
});
