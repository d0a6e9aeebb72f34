import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { smtpMail } from './smtp.ts';

const MAIL = {
  to: 'deniz@oyuncu.test',
  subject: 'Saatiniz onaylandı',
  text: 'Merhaba Deniz',
  html: '<p>Merhaba Deniz</p>',
  messageId: '<1@topla.test>',
};

let server: Server;
/** What the server received, line by line. */
let lines: string[];
let takes: boolean;
beforeEach(async () => {
  lines = [];
  takes = true;
  server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let isBody = false;
    socket.on('error', () => {});
    say('220 mail.test');
    createInterface({ input: socket }).on('line', (line) => {
      lines.push(line);
      if (isBody && line !== '.') return;
      if (line === '.') isBody = false;
      if (line === 'DATA') isBody = takes;
      if (line === 'DATA') say(takes ? '354 go on' : '451 try again later');
      else say(line === 'QUIT' ? '221 bye' : '250 ok');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

const mailer = () =>
  smtpMail({
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: 'Topla <a@topla.test>',
  });
const headers = () => lines.filter((line) => /^[A-Z][\w-]+: /.test(line));

it('sends to one address under the own name, with a mark by which mailboxes drop a second one', async () => {
  await mailer().send(MAIL);
  expect(lines).toEqual(expect.arrayContaining(['MAIL FROM:<a@topla.test>', 'RCPT TO:<deniz@oyuncu.test>']));
  expect(headers()).toEqual(
    expect.arrayContaining([
      'From: Topla <a@topla.test>',
      'To: deniz@oyuncu.test',
      'Message-ID: <1@topla.test>',
      'Auto-Submitted: auto-generated',
    ]),
  );
  expect(lines).toEqual(expect.arrayContaining(['Merhaba Deniz', '<p>Merhaba Deniz</p>']));
  expect(headers().join()).not.toContain('List-Unsubscribe');
});

it('lets mail programs turn news off with one press', async () => {
  await mailer().send({ ...MAIL, unsubscribeUrl: 'https://topla.test/u/1' });
  expect(headers()).toEqual(
    expect.arrayContaining([
      'List-Unsubscribe: <https://topla.test/u/1>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]),
  );
});

it('fails where the server takes no mail', async () => {
  takes = false;
  await expect(mailer().send(MAIL)).rejects.toMatchObject({ responseCode: 451 });
});
