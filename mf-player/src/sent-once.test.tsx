import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectSentOnce, slowChanges, wire } from '../../mf-shared/test/forms.ts';
import { PLAYER, renderAt, signIn } from '../test/harness.tsx';
import { match, player } from '../test/match.ts';
import { PasswordPanel } from './features/account/PasswordPanel.tsx';
import { CreateAdForm } from './features/ads/CreateAdForm.tsx';
import { ChallengeForm } from './features/challenges/ChallengeForm.tsx';
import { CorrectDialog } from './features/matches/CorrectDialog.tsx';
import { MatchDialog } from './features/matches/MatchDialog.tsx';
import { RateDialog } from './features/matches/RateDialog.tsx';
import { ProfileForm } from './features/profile/ProfileForm.tsx';
import { saveDraft } from './features/register/draft.ts';
import { RegisterForm } from './features/register/RegisterForm.tsx';
import { ReviewDialog } from './features/results/ReviewDialog.tsx';
import { TournamentCreatePage } from './features/tournaments/TournamentCreatePage.tsx';
import { WaitDialog } from './features/waiting/WaitDialog.tsx';

vi.mock('mf-shared/ui/CaptchaField', () => import('../test/solved-captcha.tsx'));
vi.mock('mf-shared/map', () => ({ MapPicker: () => null }));

const DAY = addDays(istanbulDate(Date.now()), 9);
const close = () => {};
const AD = { id: 'r1', type: 'findPlayer', lineupId: null, user: { id: 'u1' } } as never;
const SKILLS = { speed: 82, shooting: 80, passing: 60, dribbling: 61, defense: 35, physical: 66 };
const WHOLE = { ...PLAYER, phone: '+905321234567', teams: ['Göl', 'Yıldız'], foot: 'Sol', fifaStats: SKILLS };
const VENUE = { id: 'v1', businessName: 'Çınar Halı Saha' } as never;
const HOUR = {
  ...{ businessId: 'v1', businessName: 'Çınar', fieldName: 'Saha 1', date: DAY },
  ...{ timeSlot: '21:00-22:00', startsAt: 0, price: 1500 },
};
const LINE = 'GET waiting-list/line';
const own = (status: string) => ({ waiting: 1, own: { id: 'e1', status, position: 1, offerUntil: 0 } });
const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const choose = async (label: RegExp, option: string) => {
  await screen.findByRole('option', { name: option });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
};
const onDay = (label: RegExp) => fireEvent.change(screen.getByLabelText(label), { target: { value: DAY } });

type Form = {
  screen: ReactNode;
  button: string;
  address?: string;
  /** Where it leads after the answer. */
  leads?: string;
  reads?: Record<string, () => unknown>;
  fill?: () => unknown;
  /** A field by its name in the API, and its label. */
  field?: [name: string, label: RegExp];
};
const FORMS: Record<string, Form> = {
  'a rating': {
    screen: <RateDialog match={match(1)} player={player('u5', 'Ece Ak')} actor="u1" onClose={close} />,
    button: 'Puanı Gönder',
    fill: () => fireEvent.change(screen.getByLabelText('Hız'), { target: { value: '80' } }),
  },
  'a match': {
    screen: <MatchDialog ad={AD} onClose={close} onEnd={close} ending={false} />,
    button: 'Maçı Oluştur',
    field: ['matchLocation', /^Konum/],
    reads: { 'GET messages/chat-list': () => [{ id: 'u5', name: 'Ece Ak', type: 'User' }] },
    fill: async () => {
      await choose(/^Takımınıza kim/, 'Ece Ak');
      onDay(/^Tarih/);
      await type(/^Konum/, 'Çınar');
    },
  },
  'a correction of a match': {
    screen: <CorrectDialog match={match(-9, { matchDate: DAY })} actor="u1" onClose={close} />,
    button: 'Kaydet',
    fill: () => type(/^Konum/, ' 2'),
  },
  'another password': {
    screen: <PasswordPanel />,
    button: 'Şifremi değiştir',
    field: ['currentPassword', /^Mevcut şifre/],
    reads: { 'GET profile/user': () => PLAYER },
    fill: async () => {
      await type(/^Mevcut şifre/, 'gizli-sifre-1');
      await type(/^Yeni şifre/, 'gizli-sifre-2');
    },
  },
  'a profile': {
    screen: <ProfileForm user={WHOLE as never} />,
    button: 'Profilimi Güncelle',
    field: ['phone', /^Telefon/],
    fill: () => type(/^Ad soyad/, ' Can'),
  },
  'a registration': {
    screen: <RegisterForm />,
    button: 'Kayıt Ol',
    field: ['email', /^E-posta/],
    leads: '/login-user',
    fill: () => type(/^Şifre/, 'gizli-sifre-1'),
  },
  'a tournament': {
    screen: <TournamentCreatePage />,
    button: 'Turnuvayı Duyur',
    field: ['location.city', /^Şehir/],
    leads: '/tournament/t1',
    fill: async () => {
      await type(/^Turnuva adı/, 'Kış Kupası');
      onDay(/^Tarih/);
      await type(/^Katılım ücreti/, '250');
    },
  },
  'a review': {
    screen: <ReviewDialog venue={VENUE} onClose={close} />,
    button: 'Gönder',
    fill: async () => {
      await userEvent.click(screen.getAllByRole('radio')[3] as HTMLElement);
      await type(/^Yorumunuz/, 'Güzel saha.');
    },
  },
  'an ad': {
    screen: <CreateAdForm />,
    address: '/?type=findTeam',
    button: 'İlanı Yayınla',
    field: ['location.city', /^Şehir/],
    leads: '/team-requests?city=Isparta',
    fill: () => type(/^Açıklama/, 'Her akşam'),
  },
  'an ad for a player': {
    screen: <CreateAdForm />,
    address: '/?type=findPlayer',
    button: 'İlanı Yayınla',
    field: ['positionNeeded', /^Aradığınız mevki/],
    leads: '/team-requests?city=Isparta',
    fill: () => choose(/^Aradığınız mevki/, 'Bek'),
  },
  'an ad for an opponent': {
    screen: <CreateAdForm />,
    address: '/?type=findOpponent',
    button: 'İlanı Yayınla',
    field: ['lineupId', /^Kadronuz/],
    leads: '/team-requests?city=Isparta',
    reads: { 'GET lineups/u1': () => [{ id: 'l1', name: 'Göl', players: [] }] },
    fill: () => choose(/^Kadronuz/, 'Göl (0 kişi)'),
  },
  'a challenge': {
    screen: <ChallengeForm />,
    button: 'İlanı Yayınla',
    field: ['contactInfo', /^İletişim/],
    leads: '/challenges?type=rakip-bul',
    fill: async () => {
      await userEvent.click(screen.getByRole('radio', { name: /^Rakip bul/ }));
      await type(/^Açıklama/, 'Cuma 21:00');
      await type(/^İletişim/, '0532 111 22 33');
    },
  },
  'joining a line': {
    screen: <WaitDialog hour={HOUR} onClose={close} />,
    button: 'Sıraya Gir',
    reads: { [LINE]: () => ({ waiting: 2, own: null }) },
  },
  'leaving a line': {
    screen: <WaitDialog hour={HOUR} onClose={close} />,
    button: 'Sıradan Ayrıl',
    reads: { [LINE]: () => own('waiting') },
  },
  'taking what is kept': {
    screen: <WaitDialog hour={HOUR} onClose={close} />,
    button: 'Saati Al',
    reads: { [LINE]: () => own('offered') },
  },
  'passing on what is kept': {
    screen: <WaitDialog hour={HOUR} onClose={close} />,
    button: 'İstemiyorum',
    reads: { [LINE]: () => own('offered') },
  },
};

const ANSWER = {
  ...{ message: 'Tamam.', user: PLAYER, tournament: { id: 't1' }, lineup: { id: 'l1' } },
  ...{ match: match(-1), request: { type: 'findTeam', location: { city: 'Isparta' } } },
};

beforeEach(() => {
  useSession.setState({ refresh: async () => {}, adopt: async () => {} });
  signIn();
  sessionStorage.clear();
  saveDraft({
    ...{ fullName: 'İlker Şığırcı', email: 'ilker@example.com', phone: '0532 123 45 67' },
    ...{ teams: 'Göl', position: 'Kaleci', foot: 'Sol', city: 'Muş' },
  });
});

async function open(form: Form) {
  const calls = slowChanges(form.reads);
  const view = renderAt(form.address ?? '/', { '/': form.screen });
  await screen.findByRole('button', { name: form.button });
  await form.fill?.();
  return { ...calls, ...view };
}

it.each(Object.entries(FORMS))('%s is sent once, and again after it failed', async (_, form) => {
  await expectSentOnce(form.button, await open(form));
});

/** A refusal shows at its field, which gets visible, until the field is fixed. */
async function expectMended([name, label]: [name: string, label: RegExp], refuse: (errors: object) => void) {
  await act(async () => refuse({ [name]: 'Olmadı.' }));
  const field = screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
  await waitFor(() => expect(document.activeElement).toBe(field));
  const notes = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(notes.map((id) => document.getElementById(id)?.textContent)).toContain('Olmadı.');
  const { value } = field;
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.queryByText('Olmadı.')).toBeNull();
  fireEvent.change(field, { target: { value } });
}

it.each(Object.entries(FORMS))(
  '%s is sent with all that was filled in, also after a refusal',
  async (_, form) => {
    const { changes, refuse, succeed, location } = await open(form);
    const send = () => userEvent.click(screen.getByRole('button', { name: form.button }));
    await send();
    await waitFor(() => expect(changes).toHaveLength(1));
    if (form.field) {
      await expectMended(form.field, refuse);
      await send();
      await waitFor(() => expect(changes).toHaveLength(2));
    }
    const sent = await wire(changes.at(-1) as Request);
    expect(sent.replaceAll(DAY, '<day>')).toMatchSnapshot();
    await act(async () => succeed(ANSWER));
    await waitFor(() => expect(location()).toBe(form.leads ?? form.address ?? '/'));
  },
);

/** The forms that show errors within themselves. */
const SAYING = Object.entries(FORMS).filter(([, { reads }]) => !reads?.[LINE]);
it.each(SAYING)('what was wrong with %s is no longer said while it is sent again', async (_, form) => {
  const { changes, refuse } = await open(form);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: form.button });
  const said = () => button.form?.querySelectorAll('[role="alert"], [aria-invalid="true"]').length;
  await userEvent.click(button);
  await waitFor(() => expect(changes).toHaveLength(1));
  await act(async () => refuse(form.field ? { [form.field[0]]: 'Olmadı.' } : {}));
  await waitFor(() => expect(said()).toBe(form.field ? 2 : 1));
  await userEvent.click(button);
  await waitFor(() => expect(changes).toHaveLength(2));
  expect(said()).toBe(0);
});

const LEADING = Object.entries(FORMS).filter(([, { leads }]) => leads);
it.each(LEADING)('an answer to %s leads nobody away who has left', async (_, form) => {
  const { changes, succeed, location, router } = await open(form);
  await userEvent.click(screen.getByRole('button', { name: form.button }));
  await waitFor(() => expect(changes).toHaveLength(1));
  await act(() => router.navigate('/elsewhere'));
  await act(async () => succeed(ANSWER));
  await act(async () => {});
  expect(location()).toBe('/elsewhere');
});
