import pino from 'pino';
import { expect, it } from 'vitest';
import { createTestApp, JWT_SECRET } from '../../test/harness.ts';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { AppContext } from '../context.ts';
import { createMail } from '../providers/mail/create.ts';
import type { Mail } from '../providers/mail/index.ts';

const mail: Mail = {
  to: 'deniz@oyuncu.test',
  subject: 'Topla: <b>Merhaba</b>',
  text: 'Bağlantı: http://127.0.0.1:3000/verify-email?token=abc\n',
  html: '',
  messageId: '<1@topla.test>',
};
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });

async function appWith(env: Record<string, string>) {
  lines.length = 0;
  const settings = { JWT_SECRET, SEED: 'none', WEB_ROOT: 'none', ...env };
  const config = readConfig(settings);
  const provider = createMail({ config, log, clock: () => 0 });
  const test = await createTestApp('sqlite', { config, mail: provider } satisfies Partial<AppContext>);
  const page = async (path = '/dev/mail') => createApp(test.ctx).request(path);
  return { test, provider, page };
}

it('shows the mails of a laptop, the newest first, with links to press', async () => {
  const { test, provider, page } = await appWith({});
  expect(await (await page()).text()).toContain('Henüz e-posta yok.');
  await provider.send(mail);
  await provider.send({
    ...mail,
    to: 'ali@oyuncu.test',
    subject: 'Sonraki',
    unsubscribeUrl: 'http://a.test',
  });
  const html = await (await page()).text();
  expect(html.indexOf('Sonraki')).toBeLessThan(html.indexOf('&lt;b&gt;Merhaba'));
  expect(html).toContain('<a href="http://127.0.0.1:3000/verify-email?token=abc">');
  const own = await (await page('/dev/mail?to=%20Deniz@oyuncu.test')).text();
  expect([own.includes('Merhaba'), own.includes('Sonraki')]).toEqual([true, false]);
  // The log has what a person needs to get into an account.
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('/verify-email?token=abc');
  for (let n = 0; n < 250; n++) await provider.send(mail);
  expect(provider.kept?.()).toHaveLength(200);
  await test.close();
});

it.each([
  ['in production', { NODE_ENV: 'production', PAYMENT: 'sandbox' }],
  ['where a mail server is set', { MAIL_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@topla.test' }],
])('is not there %s', async (_, env) => {
  const { test, page } = await appWith(env);
  expect((await page()).status).toBe(404);
  await test.close();
});

it('leaves news alone in production without a mail server, and logs the links', async () => {
  const { test, provider } = await appWith({ NODE_ENV: 'production', PAYMENT: 'sandbox' });
  await provider.send(mail);
  expect([provider.sendsNews, provider.kept]).toEqual([false, undefined]);
  expect(lines[0]).toContain('/verify-email?token=abc');
  await test.close();
});
