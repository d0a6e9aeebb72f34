import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

function start(preset: Partial<ClosePreset> = {}) {
  const close = vi.fn(async (_closure: ClosureCreate) => {});
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

/** A form that is drawn anew once it is done, as its dialog does. */
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
