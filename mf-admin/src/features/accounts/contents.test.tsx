import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { CONTENTS, REMOVAL } from '../../../test/removals.ts';
import { ITEMS } from '../../../test/world.ts';
import { ItemPage } from '../queue/ItemPage.tsx';
import { ContentsPanel } from './ContentsPanel.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const send = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const atItem = (id: string) =>
  renderAt(
    `/admin/queue/${id}`,
    <Routes>
      <Route path="/admin/queue/:id" element={<ItemPage />} />
    </Routes>,
  );

it('removes what a report is about, in the same act as the report, and says who was faster', async () => {
  const toasts = hearToasts();
  const sent: unknown[] = [];
  const late = { code: 'content_removed', message: 'Bu içeriği Veli Kurt daha önce kaldırmış.' };
  const answers = [refusal(409, late), { message: 'Yorum kaldırıldı.' }];
  stubApi({
    'GET admin/queue/x1': () => ({ ...ITEMS.x1, earlier: [], removals: [REMOVAL] }),
    'POST admin/removals': async (call) => {
      sent.push(await call.json());
      return answers.shift();
    },
  });
  atItem('x1');
  expect(await screen.findByText('İtiraz edildi')).toBeTruthy();
  await press('İçeriği kaldır');
  await send('Kaldır');
  expect(await dialog().findByText('Bir neden seçin.')).toBeTruthy();
  await userEvent.selectOptions(dialog().getByLabelText(/^Neden/), 'Sahte ya da yanıltıcı');
  await userEvent.type(dialog().getByLabelText(/^Gerekçe/), 'Hiç gelmemiş');
  await send('Kaldır');
  expect(await dialog().findByText(late.message)).toBeTruthy();
  await send('Kaldır');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = {
    ...{ subject: { type: 'review', id: 'r1' }, category: 'fake', reason: 'Hiç gelmemiş' },
    ...{ reportId: 'x1', version: 1 },
  };
  expect(sent).toEqual([body, body]);
  expect(toasts).toEqual(['Yorum kaldırıldı.']);
});

it('decides an appeal with an answer, and shows an own decision that another admin must judge', async () => {
  const sent: unknown[] = [];
  const own = { code: 'appeal_own_decision', message: 'Başka bir yönetici sonuçlandırmalı.' };
  const answers = [refusal(403, own), { message: 'İtiraz kabul edildi.' }];
  stubApi({
    'GET admin/queue/y1': () => ({ ...ITEMS.y1, earlier: [], removals: [] }),
    'POST admin/appeals/y1/decide': async (call) => {
      sent.push(await call.json());
      return answers.shift();
    },
  });
  atItem('y1');
  expect(await screen.findByText('Hakaret etmedim.')).toBeTruthy();
  expect(screen.getByText(/Kararı Ayşe Yılmaz verdi/)).toBeTruthy();
  await press('Sonuçlandır');
  await send('Sonuçlandır');
  expect(await dialog().findByText('Kararınızı seçin.')).toBeTruthy();
  await userEvent.selectOptions(dialog().getByLabelText(/^Karar/), 'İtiraz kabul edildi');
  await userEvent.type(dialog().getByLabelText(/^Yanıtınız/), 'Haklısınız');
  await send('Sonuçlandır');
  expect(await dialog().findByText(own.message)).toBeTruthy();
  await send('Sonuçlandır');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]).toEqual({ decision: 'granted', answer: 'Haklısınız', version: 1 });
});

it('lists what an account published, removes it, and puts removed content back', async () => {
  const sent: unknown[] = [];
  stubApi({
    'GET admin/players/u1/contents': () => CONTENTS,
    'POST admin/removals': async (call) => {
      sent.push(await call.json());
      return { message: 'Profildeki ad kaldırıldı.' };
    },
    'POST admin/removals/m1/restore': async (call) => {
      sent.push(await call.json());
      return { message: 'Yorum geri kondu.' };
    },
  });
  renderAt('/admin/players/u1', <ContentsPanel whose={{ kind: 'player', id: 'u1' }} />);
  await screen.findByText('Ege Kaya');
  await press('Profildeki ad: kaldır');
  await userEvent.selectOptions(dialog().getByLabelText(/^Neden/), 'Uygunsuz içerik');
  await userEvent.type(dialog().getByLabelText(/^Gerekçe/), 'Küfür');
  await send('Kaldır');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Geri koy');
  await userEvent.type(dialog().getByLabelText(/^Gerekçe/), 'Yanlışlık');
  await send('Geri koy');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { subject: { type: 'playerName', id: 'u1' }, category: 'inappropriate', reason: 'Küfür' },
    { reason: 'Yanlışlık' },
  ]);
});

it('shows nothing to admins who may not remove anything', async () => {
  const requests = stubApi({
    'GET admin/players/u1/contents': () =>
      refusal(403, { code: 'admin_forbidden', message: 'Yetkiniz yok.' }),
  });
  renderAt('/admin/players/u1', <ContentsPanel whose={{ kind: 'player', id: 'u1' }} />);
  await waitFor(() => expect(requests).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Paylaştıkları')).toBeNull());
});
