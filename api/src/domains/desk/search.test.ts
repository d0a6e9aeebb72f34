import type { DeskHit } from 'mf-shared/contracts/desk';
import { expect, it } from 'vitest';
import { booked } from '../../../test/booking.ts';
import { posted } from '../../../test/community.ts';
import { desk } from '../../../test/desk.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { newId } from '../../base/id.ts';
import type { PaymentRow } from '../../db/schema/payments.ts';

onBothEngines('the search of the desk', (app) => {
  const search = async (query: Record<string, string>) =>
    (await desk(app())).read<DeskHit[]>(`/search?${new URLSearchParams(query)}`);
  const found = async (q: string, kind?: string) =>
    (await search({ q, limit: '100', ...(kind ? { kind } : {}) })).body.map(({ kind, id }) => [kind, id]);

  const paid = async (venue_id: string): Promise<string> => {
    const row: PaymentRow = {
      ...{ id: newId(), venue_id, amount: 1500, status: 'paid', provider: 'sandbox' },
      ...{ provider_token: newId(), created_at: app().time.now, completed_at: app().time.now },
      ...{ period_from: null, period_to: null, failure_reason: null, asked_at: null },
    };
    await app().db.q.insertInto('payments').values(row).execute();
    return row.id;
  };

  it('finds a player by the name in any case and order, the e-mail, and the phone as people write it', async () => {
    const { id, email } = await createUser(app(), {
      ...{ full_name: 'Iğdır Şükrü Öz', phone: '+905387776655' },
    });
    await createUser(app(), { full_name: 'Şükran Öz' });
    for (const q of ['sukru igdir', 'ŞÜKRÜ', email.toUpperCase(), '0538 777 66 55', '+90 (538) 777-6655', id])
      expect([q, await found(q, 'player')]).toEqual([q, [['player', id]]]);
    expect((await search({ q: email })).body).toMatchObject([
      {
        ...{ kind: 'player', title: 'Iğdır Şükrü Öz', state: 'active' },
        parties: [{ kind: 'player', id, name: 'Iğdır Şükrü Öz' }],
      },
    ]);
  });

  it('finds a venue in every state by a part of the name, the e-mail and the phone', async () => {
    const over = { venue_name: 'Zümrüt Işık Saha', phone: '+902126667788' };
    const open = await createVenue(app(), over);
    const ended = { status: 'pending' as const };
    const gone = await createVenue(app(), { ...over, ...ended, closed_at: 1 });
    const waits = await createVenue(app(), { ...over, ...ended, rejected_at: 1 });
    const all = [waits, gone, open].map(({ id }) => ['venue', id]);
    expect(await found('işık sa', 'venue')).toEqual(all);
    expect(await found('0212 666 77 88')).toEqual(all);
    expect(await found(open.email)).toEqual([['venue', open.id]]);
    const states = (await search({ q: 'ZÜMRÜT', kind: 'venue' })).body.map(({ state }) => state);
    expect(states).toEqual(['rejected', 'closed', 'active']);
    expect(await found('%_!', 'venue')).toEqual([]);
  });

  it('finds what people have by who they are, and by its id or code', async () => {
    const player = await createUser(app(), { full_name: 'Gökçe Avcı', phone: '+905351112299' });
    const venue = await createVenue(app(), { venue_name: 'Ihlamur Tesisleri' });
    const { id: reservation } = await booked(app(), player, venue);
    const { id: ad } = await posted(app(), player);
    const payment = await paid(venue.id);
    const { body } = await app().call<{ tournament: { id: string } }>('post', '/api/tournaments/create', {
      token: player.token,
      json: { name: 'Kış Kupası', date: '2026-12-20', location: { city: 'Muş' }, fee: 0, capacity: 8 },
    });
    const tournament = body.tournament.id;
    const own = [
      ['player', player.id],
      ['reservation', reservation],
      ['tournament', tournament],
      ['ad', ad],
    ];
    for (const q of ['gökçe', '05351112299', player.email]) expect([q, await found(q)]).toEqual([q, own]);
    expect(await found('ıhlamur')).toEqual([
      ['venue', venue.id],
      ['payment', payment],
    ]);
    expect(await found('kis kupasi')).toEqual([['tournament', tournament]]);
    for (const [kind, id] of [
      ['reservation', reservation],
      ['payment', payment],
      ['tournament', tournament],
      ['ad', ad],
    ] as const)
      expect(await found(id)).toEqual([[kind, id]]);
    const code = payment.slice(-8).toUpperCase();
    if (/\d/.test(code)) expect(await found(code)).toEqual([['payment', payment]]);
  });

  it('answers in pages, the newest first, each once', async () => {
    const made: string[] = [];
    for (let n = 0; n < 5; n++) made.push((await createUser(app(), { full_name: 'Yılmaz Sarp' })).id);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = { q: 'sarp', kind: 'player', limit: '2', ...(cursor ? { cursor } : {}) };
      const page = await search(query);
      seen.push(...page.body.map(({ id }) => id));
      cursor = page.headers.get('X-Next-Cursor');
    }
    expect(seen).toEqual(made.toReversed());
  });

  it('shows a few of each kind at first', async () => {
    for (let n = 0; n < 7; n++) await createVenue(app(), { venue_name: 'Kavaklı Saha' });
    expect(await found('kavaklı')).toHaveLength(5);
    expect(await found('kavaklı', 'venue')).toHaveLength(7);
  });

  it('says what is wrong with a search', async () => {
    expect(await search({ q: ' a ' })).toMatchObject({
      status: 400,
      body: { fields: { q: 'En az 2 karakter yazın.' } },
    });
    expect((await search({ q: 'ali', kind: 'match' })).status).toBe(400);
    expect((await search({ q: 'ali', kind: 'player', cursor: 'x' })).status).toBe(400);
    expect(await found('--')).toEqual([]);
  });
});
