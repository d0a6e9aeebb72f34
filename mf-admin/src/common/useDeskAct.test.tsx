import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'mf-shared/api-client';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { hearToasts, renderAt, seeToasts } from '../../../mf-shared/test/support.tsx';
import { keys } from './keys.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useDeskAct } from './useDeskAct.ts';

const NO_ANSWER = 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip tekrar deneyin.';
const GONE = new ApiError(404, { code: 'not_found', message: 'Artık yok.' });
const CHANGED = new ApiError(409, { code: 'queue_changed', message: 'Bu sırada değişti.' });
const WRONG = new ApiError(400, { code: 'validation', message: 'Olmadı.', fields: { reason: 'Kısa.' } });
const OFFLINE = new ApiError(0, { code: 'unavailable' });

type Shown = {
  answers: (Error | object | Promise<never>)[];
  reads: { ours: number; theirs: number };
  hasForm?: boolean;
  /** The read that no longer offers the act. */
  gone?: number;
  undo?: () => void;
};

/** A page that counts its reads, with an act. */
function Page(props: Shown) {
  const { reads, gone = 99 } = props;
  const count = useQuery({ queryKey: keys.queue(), queryFn: async () => ++reads.ours }).data ?? 0;
  useQuery({ queryKey: keys.health, queryFn: async () => ++reads.theirs });
  return count > 0 && count < gone && <Act {...props} />;
}

function Act({ answers, hasForm = true, undo = () => {} }: Shown) {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <ActDialog {...{ answers, hasForm, undo, onClose: () => setOpen(false) }} />;
}

type DialogProps = Required<Pick<Shown, 'answers' | 'hasForm' | 'undo'>> & { onClose: () => void };

function ActDialog({ answers, hasForm, undo, onClose }: DialogProps) {
  const act = useDeskAct(
    async (_reason: string) => {
      const answer = await answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    { reads: [keys.queue()], hasForm, undo },
  );
  const dialog = { title: 'Yapılsın mı?', onClose };
  return hasForm ? (
    <ReasonDialog {...dialog} submit="Yap" onSend={act.mutateAsync}>
      Olur.
    </ReasonDialog>
  ) : (
    <ConfirmDialog {...dialog} open confirmLabel="Yap" onConfirm={() => act.mutateAsync('')} />
  );
}

function show(answers: Shown['answers'], more: Omit<Shown, 'answers' | 'reads'> = {}) {
  const reads = { ours: 0, theirs: 0 };
  renderAt('/admin', <Page {...{ answers, reads, ...more }} />);
  return reads;
}

const reason = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Gerekçe/ });
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Yap' }));
async function typeAndPress() {
  await userEvent.type(await reason(), 'Çünkü');
  await press();
}

it('says the message of the answer, reads again what the act changes, and then closes its dialog', async () => {
  const toasts = seeToasts();
  const undo = vi.fn();
  const reads = show([{ message: 'Yapıldı.' }], { undo });
  await typeAndPress();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reads).toEqual({ ours: 2, theirs: 1 });
  expect(toasts).toMatchObject([{ tone: 'success', message: 'Yapıldı.', action: { label: 'Geri al' } }]);
  toasts[0]?.action?.onClick();
  expect(undo).toHaveBeenCalledOnce();
});

it.each([
  ['409', CHANGED, 'Bu sırada değişti.'],
  ['404', GONE, 'Artık yok.'],
])(
  'reads again after a refusal that says the page is old (%s), and keeps the form',
  async (_, error, said) => {
    const toasts = hearToasts();
    const reads = show([error]);
    await typeAndPress();
    expect((await screen.findByRole('alert')).textContent).toBe(said);
    expect(reads).toEqual({ ours: 2, theirs: 1 });
    expect([toasts, (await reason()).value]).toEqual([[], 'Çünkü']);
  },
);

it('says a refusal even where its form went with what it was about', async () => {
  const toasts = hearToasts();
  show([CHANGED], { gone: 2 });
  await typeAndPress();
  await waitFor(() => expect(toasts).toEqual(['Bu sırada değişti.']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says a failure even where its form was closed meanwhile', async () => {
  const toasts = hearToasts();
  const answer = Promise.withResolvers<never>();
  show([answer.promise]);
  await typeAndPress();
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
  answer.reject(WRONG);
  await waitFor(() => expect(toasts).toEqual(['Olmadı.']));
});

it('does not repeat what its form said', async () => {
  const toasts = hearToasts();
  show([CHANGED]);
  await typeAndPress();
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
  expect([toasts, screen.queryByRole('dialog')]).toEqual([[], null]);
});

it('puts an error at its field, and reads nothing again', async () => {
  const toasts = hearToasts();
  const reads = show([WRONG]);
  await typeAndPress();
  expect(await screen.findByText('Kısa.')).toBeTruthy();
  expect((await reason()).getAttribute('aria-invalid')).toBe('true');
  expect([toasts, reads]).toEqual([[], { ours: 1, theirs: 1 }]);
});

it('says in a form that the server was not reached, keeps what was typed, and sends it again', async () => {
  const toasts = hearToasts();
  const reads = show([OFFLINE, { message: 'Yapıldı.' }]);
  await typeAndPress();
  expect((await screen.findByRole('alert')).textContent).toBe(NO_ANSWER);
  expect([(await reason()).value, reads.ours]).toEqual(['Çünkü', 1]);
  await press();
  await waitFor(() => expect(toasts).toEqual(['Yapıldı.']));
});

it.each([
  ['was not reached', OFFLINE, NO_ANSWER],
  ['refused', CHANGED, 'Bu sırada değişti.'],
])(
  'says by a toast that the server %s where there is no form, whose dialog stays',
  async (_, error, said) => {
    const toasts = hearToasts();
    show([error], { hasForm: false });
    await press();
    await waitFor(() => expect(toasts).toEqual([said]));
    expect(screen.getByRole('dialog')).toBeTruthy();
  },
);
