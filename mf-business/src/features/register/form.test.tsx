import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { controlOf, ErrorSummary } from './ErrorSummary.tsx';
import { EMPTY_FORM, payloadOf, problemsOf } from './form.ts';

it.each([
  ['fields', 'fields-new-name'],
  ['fields.new', 'fields-new-name'],
  ['fields.12', 'fields-12'],
  ['fields.0.workingHours', 'fields-0-hours'],
  ['fields.1.price', 'fields-1-price'],
  ['location.coordinates.0', 'location'],
  ['location.city', 'city'],
  ['email', 'email'],
])('a mistake at %s is mended at %s', (path, control) => {
  expect(controlOf(path)).toBe(control);
});

it('mistakes are told in the order of the page, and counted', async () => {
  const errors = {
    recaptchaToken: 'Robot?',
    'fields.0.price': 'Fiyat?',
    address: 'Adres?',
    'location.coordinates': 'Yer?',
    ownerName: 'Ad?',
  };
  render(
    <>
      <input id="address" aria-label="Adres" />
      <ErrorSummary errors={errors} failure="Kaydedilemedi." />
    </>,
  );
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Ad?', 'Yer?', 'Adres?', 'Fiyat?', 'Robot?']);
  expect(screen.getByText('5 yeri düzeltmeniz gerekiyor')).toBeTruthy();
  expect(screen.getByText('Kaydedilemedi.')).toBeTruthy();
  await userEvent.click(buttons[2] as HTMLElement);
  expect(document.activeElement).toBe(screen.getByLabelText('Adres'));
});

it('nothing is summed up where nothing is wrong', () => {
  const { container } = render(<ErrorSummary errors={{}} failure={undefined} />);
  expect(container.textContent).toBe('');
});

it('what is sent has no quotes and no spaces around it, except within the description', () => {
  const form = {
    ...EMPTY_FORM,
    ...{
      ownerName: ` Ayşe "Güneş" `,
      businessName: " Güneş'in ",
      email: ' A@B.test ',
      password: ` 'gizli' `,
    },
    ...{
      phone: ' 0532 ',
      address: ` "Yol" 1 `,
      equipment: ` 'Duş' `,
      description: ` "Kapalı" saha `,
      city: 'İstanbul',
    },
    coordinates: [29.06, 40.97] as [number, number],
  };
  expect(payloadOf(form)).toEqual({
    ...payloadOf(EMPTY_FORM),
    ...{ ownerName: 'Ayşe Güneş', businessName: 'Güneşin', email: 'a@b.test', password: 'gizli' },
    ...{ phone: '0532', address: 'Yol 1', equipment: 'Duş', description: '"Kapalı" saha', city: 'İstanbul' },
    location: { city: 'İstanbul', coordinates: [29.06, 40.97] },
    fields: [],
  });
});

it('a missing place is asked for in one sentence', () => {
  const paths = Object.keys(problemsOf(EMPTY_FORM)).filter((path) => path.startsWith('location.coordinates'));
  expect(paths).toEqual(['location.coordinates']);
});
