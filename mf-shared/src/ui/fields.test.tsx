import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CitySelect } from './CitySelect.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RangeField } from './RangeField.tsx';
import { TextField } from './TextField.tsx';

afterEach(() => void vi.useRealTimers());

describe('fields', () => {
  it('ties the error and the hint to the control and keeps the name clean when required', () => {
    render(<TextField label="E-posta" required hint="İş adresiniz" error="Geçerli bir adres girin." />);
    const input = screen.getByRole('textbox', { name: 'E-posta' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    const texts = described.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['Geçerli bir adres girin.', 'İş adresiniz']);
  });

  it('keeps what a group says of the control beside its own error and hint', () => {
    render(<TextField id="ad" label="Ad" aria-describedby="grup" hint="Kısa." error="Yazın." />);
    const input = screen.getByLabelText('Ad');
    expect(input.getAttribute('aria-describedby')).toBe('grup ad-error ad-hint');
  });

  it('is not invalid without an error', () => {
    render(<TextField label="E-posta" />);
    const input = screen.getByLabelText('E-posta');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('shows and hides a password and keeps what was typed', async () => {
    render(<PasswordField label="Şifre" />);
    const input = screen.getByLabelText('Şifre') as HTMLInputElement;
    await userEvent.type(input, 'gizli123');
    await userEvent.click(screen.getByRole('button', { name: 'Göster' }));
    expect(input.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Gizle' }));
    expect(input.type).toBe('password');
    expect(input.value).toBe('gizli123');
  });

  it('reads a range beside its label', () => {
    render(<RangeField label="Hız" defaultValue={72} name="speed" />);
    expect((screen.getByLabelText('Hız') as HTMLInputElement).value).toBe('72');
    expect(screen.getByText('72').tagName).toBe('OUTPUT');
  });

  it.each([
    ['this year', '2026-11-28', '28 Kasım Cmt'],
    ['another year', '2027-01-02', '2 Ocak 2027 Cmt'],
    ['no year', '', 'Gün seçin'],
  ])('says a date of %s in words, and leaves the value to the browser', (_, value, words) => {
    vi.setSystemTime('2026-11-28T12:00:00Z');
    render(<TextField label="Tarih" type="date" value={value} onChange={() => {}} />);
    expect(screen.getByText(words).getAttribute('aria-hidden')).toBe('true');
    expect((screen.getByLabelText('Tarih') as HTMLInputElement).value).toBe(value);
  });

  it('offers the 81 provinces in Turkish order after the placeholder', () => {
    render(<CitySelect name="city" />);
    const select = screen.getByLabelText('Şehir:');
    const names = [...select.querySelectorAll('option')].map((option) => option.textContent);
    expect(names).toHaveLength(82);
    expect(names[0]).toBe('Şehir seçin');
    expect(names.indexOf('Çanakkale')).toBe(names.indexOf('Bursa') + 1);
    expect(names.indexOf('İstanbul')).toBe(names.indexOf('Isparta') + 1);
    expect(names.at(-1)).toBe('Zonguldak');
  });
});
