import { expect, it } from 'vitest';
import { JWT_SECRET } from '../../../test/harness.ts';
import { readConfig } from '../../config.ts';
import type { DeliveryRow } from '../../db/schema/deliveries.ts';
import { mailOf } from './mail.ts';

const config = readConfig({ JWT_SECRET, SEED: 'none' });
const ROW: Omit<DeliveryRow, 'text'> = {
  ...{
    id: 'd',
    channel: 'mail',
    owner_model: 'User',
    owner_id: 'u',
    target: 'u',
    kind: 'reservation_approved',
  },
  ...{
    link: '/my-reservations',
    tag: 't',
    tries: 0,
    due_at: 0,
    created_at: 0,
    title: null,
    broadcast_id: null,
  },
};

it.each([
  [
    'whole, when 90 letters hold it',
    `${'on harfli '.repeat(8)}on harflik`,
    `${'on harfli '.repeat(8)}on harflik`,
  ],
  ['cut between words, when it is longer', `${'on harfli '.repeat(9)}a`, `${'on harfli '.repeat(9).trim()}…`],
])('a mail says what it is about %s', (_, text, subject) => {
  const mail = mailOf(config, { ...ROW, text }, { email: 'a@b.test', name: 'Ada' });
  expect(mail.subject).toBe(`Topla: ${subject}`);
});
