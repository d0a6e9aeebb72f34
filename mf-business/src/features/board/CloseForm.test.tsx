import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'mf-shared/api-client';
import type { ClosureCreate } from 'mf-shared/contracts/board';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../../../mf-shared/test/support.tsx';
import { CloseForm, type ClosePreset } from './CloseForm.tsx';

const pitch = (fieldId: string, fieldName: string, archived = false) => ({
  ...{ fieldId, fieldName, archived },
  ...{ capacity: "7'ye 7", days: [] },
});
const FIELDS = [pitch('f1', 'Kapalı'), pitch('f2', 'Açık'), pitch('f3', 'Eski', true)];

const startsAt = Date.parse('2026-11-20T18:00:00Z');
const at21 = { id: 'p1', date: '2026-11-20', timeSlot: '21:00-22:00', startsAt, status: 'approved' };

function start(preset: Partial<ClosePreset> = {}, answer = async (_closure: ClosureCreate) => {}) {
  const close = vi.fn(answer);
  const onDone = vi.fn();
  const whole = { fieldIds: ['f1'], date: '2026-11-20', start: '', end: '', ...preset };
  renderAt('/', <CloseForm fields={FIELDS} preset={whole} close={close as never} onDone={onDone} />);
  return { close, onDone };
}
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Saatleri kapat' });
const box = (name: string) => screen.getByRole('checkbox', { name });

it('closes whole days of the chosen pitches, of which there must be one', async () => {
  const { close, onDone } = start();
  expect(screen.queryByRole('checkbox', { name: 'Eski' })).toBeNull();
  await userEvent.click(box('Kapalı'));
  expect(submit().disabled).toBe(true);
  await userEvent.click(box('Açık'));
  await userEvent.click(box('Kapalı'));
  fireEvent.change(screen.getByLabelText('İlk gün'), { target: { value: '2026-11-22' } });
  await userEvent.type(screen.getByLabelText('Not'), 'Zemin');
  await userEvent.click(submit());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(close.mock.calls).toEqual([
    [{ fieldIds: ['f2', 'f1'], from: '2026-11-22', to: '2026-11-22', reason: 'maintenance', note: 'Zemin' }],
  ]);
});

it('closes hours, every week for four weeks unless another day is chosen', async () => {
  const { close } = start({ start: '21:00', end: '22:00' });
  await userEvent.selectOptions(screen.getByLabelText('Bitiş'), '23:00');
  await userEvent.click(box('Her hafta tekrarla'));
  await userEvent.click(submit());
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(close.mock.calls[0]?.[0]).toMatchObject({ start: '21:00', end: '23:00', repeatUntil: '2026-12-18' });
});

const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const setDay = (label: string, value: string) => fireEvent.change(day(label), { target: { value } });

it('says at each day what is wrong with it, and closes what is free when told to', async () => {
  const fields = { to: 'Çok uzun.', repeatUntil: 'Çok geç.' };
  const about = { conflicts: [{ ...at21, kind: 'phone', name: 'Hasan', note: '' }] };
  const { close, onDone } = start({ start: '21:00', end: '22:00' }, async ({ skipTaken }) => {
    if (!skipTaken) throw new ApiError(409, { code: 'slot_taken', message: 'Dolu.', fields, about });
  });
  await userEvent.selectOptions(screen.getByLabelText('Başlangıç'), '20:30');
  await userEvent.selectOptions(screen.getByLabelText('Neden'), 'Tatil');
  await userEvent.click(box('Her hafta tekrarla'));
  setDay('Tekrarın son günü', '2027-01-08');
  await userEvent.click(submit());
  await screen.findByText('Dolu.');
  for (const [label, words] of [
    ['Son gün', 'Çok uzun.'],
    ['Tekrarın son günü', 'Çok geç.'],
  ] as const)
    expect(document.getElementById(day(label).getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      words,
    );
  await userEvent.click(screen.getByRole('button', { name: 'Boş saatleri kapat' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const sent = {
    ...{ fieldIds: ['f1'], from: '2026-11-20', to: '2026-11-20', reason: 'holiday', note: '' },
    ...{ start: '20:30', end: '22:00', repeatUntil: '2027-01-08' },
  };
  expect(close.mock.calls).toEqual([[sent], [{ ...sent, skipTaken: true }]]);
});

it('ends no day before it begins, and repeats nothing once that is unticked', async () => {
  const { close } = start();
  setDay('İlk gün', '2026-11-22');
  expect([day('Son gün').value, day('Son gün').min]).toEqual(['2026-11-22', '2026-11-22']);
  await userEvent.click(box('Her hafta tekrarla'));
  expect(day('Tekrarın son günü').value).toBe('2026-12-20');
  await userEvent.click(box('Her hafta tekrarla'));
  expect(screen.queryByLabelText('Tekrarın son günü')).toBeNull();
  setDay('Son gün', '2026-11-24');
  await userEvent.click(submit());
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(close.mock.calls[0]?.[0]).not.toHaveProperty('repeatUntil');
  expect(close.mock.calls[0]?.[0]).toMatchObject({ from: '2026-11-22', to: '2026-11-24' });
});

/** The form of one hour, then of another hour. */
function Turned({ to }: { to: Partial<ClosePreset> }) {
  const [isOther, setOther] = useState(false);
  const preset = { fieldIds: ['f1'], date: '2026-11-20', start: '21:00', end: '22:00', ...(isOther && to) };
  return (
    <>
      <button type="button" onClick={() => setOther(!isOther)}>
        Öteki
      </button>
      <CloseForm
        key={String(isOther)}
        {...{ fields: FIELDS, preset }}
        close={async () => ({}) as never}
        onDone={() => {}}
      />
    </>
  );
}

it.each([{ date: '2026-11-21' }, { start: '22:00' }, { fieldIds: ['f2'] }])(
  'keeps what was typed for that hour, and shows none of it at another one (%j)',
  async (to) => {
    renderAt('/', <Turned to={to} />);
    const turn = () => userEvent.click(screen.getByRole('button', { name: 'Öteki' }));
    await userEvent.type(screen.getByLabelText('Not'), 'Zemin');
    await turn();
    expect(day('Not').value).toBe('');
    await turn();
    expect(day('Not').value).toBe('Zemin');
  },
);

/** A form that is mounted again after success, as in its dialog. */
function Again() {
  const [times, setTimes] = useState(0);
  const preset = { fieldIds: ['f1'], date: '2026-11-20', start: '', end: '' };
  const done = () => setTimes(times + 1);
  return (
    <CloseForm key={times} {...{ fields: FIELDS, preset }} close={async () => ({}) as never} onDone={done} />
  );
}

it('begins anew once it was saved', async () => {
  renderAt('/', <Again />);
  const note = () => screen.getByLabelText<HTMLInputElement>('Not').value;
  await userEvent.type(screen.getByLabelText('Not'), 'Zemin');
  await userEvent.click(submit());
  await waitFor(() => expect(note()).toBe(''));
});
