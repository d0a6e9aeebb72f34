import { createHmac } from 'node:crypto';
import { pushService } from '../../api/test/push-service.ts';
import { backend } from '../support/backend.ts';
import { ADMIN, type RunningServer, startServer } from '../support/server.ts';
import { expect, expectAccessibleAt, signInAs, test, WIDTHS } from '../support/test.ts';

let receiver: Awaited<ReturnType<typeof pushService>>;
let server: RunningServer;
// A server of its own: it may post to this machine, and no other test makes something wait there.
test.beforeAll(async () => {
  receiver = await pushService();
  server = await startServer({ HOOK_HOSTS: receiver.origin });
});
test.afterAll(async () => {
  await server.dispose();
  await receiver.close();
});

test('an owner sets a limit and a web hook, and a trial alert arrives there with a signature', {
  tag: '@desktop',
}, async ({ page }) => {
  const { token } = await backend(server.url).call<{ token: string }>('POST', 'admin/login', { json: ADMIN });
  await signInAs(page, { id: '', email: ADMIN.email, password: '', token });
  await page.goto(`${server.url}/admin/health`);
  const verdict = page.getByRole('region', { name: 'Her şey yolunda.' });
  await expect(verdict).toBeVisible();
  await page.getByRole('heading', { name: 'Zamanlanmış işler' }).click();
  await expect(page).toHaveURL(/\?open=jobs$/);
  await page.reload();
  await expect(page.getByText('Bildirimleri gönderme')).toBeVisible();
  await expectAccessibleAt(WIDTHS, page);

  await page.getByRole('link', { name: 'Uyarı ayarları' }).click();
  const wait = page.getByLabel('Yanıtsız istek');
  await wait.fill('12');
  await page.getByRole('button', { name: 'Sınırları kaydet' }).click();
  await expect(page.getByText('Uyarı sınırları kaydedildi.')).toBeVisible();
  await page.getByRole('button', { name: 'Adres ekle' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(`${receiver.origin}/nobet`);
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  const secret = (await page.getByRole('dialog').locator('code').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Sakladım' }).click();

  await page.getByRole('button', { name: 'Deneme gönder' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gönder' }).click();
  const hook = page.getByRole('region', { name: `${receiver.origin}/nobet` });
  await expect(hook.getByText('Son gönderimler (1)')).toBeVisible();
  await expect.poll(() => receiver.received.length).toBe(1);
  const [sent] = receiver.received;
  const body = sent?.body.toString() ?? '';
  const mac = createHmac('sha256', secret)
    .update(`${sent?.headers['topla-timestamp']}.${body}`)
    .digest('hex');
  expect(sent?.headers['topla-signature']).toBe(`sha256=${mac}`);
  expect(JSON.parse(body)).toMatchObject({ event: 'alert.trial' });
  await page.reload();
  await expect(wait).toHaveValue('12');
});
