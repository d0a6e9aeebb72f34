import type { DeskAd, DeskReservation, DeskTournament } from 'mf-shared/contracts/desk-things';
import { expect, it } from 'vitest';
import { approve, booked, cancel } from '../../../test/booking.ts';
import { newsOf } from '../../../test/closed-venue.ts';
import { posted } from '../../../test/community.ts';
import { desk } from '../../../test/desk.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { CUP, tournaments } from '../../../test/tournaments.ts';
import { joined, placesOf } from '../../../test/waiting.ts';

onBothEngines('what players do, on the desk', (app) => {
  const cups = tournaments(app);
  const entriesAbout = (id: string) =>
    app()
      .db.q.selectFrom('audit_entries')
      .select(['act', 'subject_type', 'before', 'reason'])
      .where('subject_id', '=', id)
      .execute();
  async function taken() {
    const [player, venue] = [
      await createUser(app(), { full_name: 'Ege Kaya' }),
      await createVenue(app(), { venue_name: 'Çınar Halı Saha' }),
    ];
    const { id } = await booked(app(), player, venue);
    await approve(app(), venue, id);
    const admin = await desk(app());
    const shown = async () => (await admin.read<DeskReservation>(`/reservations/${id}`)).body;
    return { ...admin, player, venue, id, shown, path: `/reservations/${id}` };
  }

  it('shows who booked what where, and what became of it step by step', async () => {
    const { shown, player, venue } = await taken();
    const one = await shown();
    expect(one).toMatchObject({
      ...{ state: 'approved', timeSlot: '21:00-22:00', fieldName: 'Saha 1', canCancel: true, waiting: 0 },
      player: { id: player.id, name: 'Ege Kaya' },
      venue: { id: venue.id, name: 'Çınar Halı Saha' },
    });
    expect(one.price).toBeGreaterThan(0);
    expect(one.history.map(({ text, who }) => [text, who])).toEqual([
      ['Oyuncu saati istedi', 'Ege Kaya'],
      ['Onaylandı', expect.any(String)],
    ]);
  });

  it('cancels a coming hour: both sides read why, the next in line is offered it, the log keeps it', async () => {
    const { act, shown, player, venue, id, path } = await taken();
    const next = await createUser(app());
    await joined(app(), next, venue);
    const { version, waiting } = await shown();
    expect(waiting).toBe(1);
    const reason = 'Saha su baskınında';
    expect(await act(`${path}/cancel`, { version, reason })).toMatchObject({ status: 200 });
    const why = 'destek ekibimiz tarafından iptal edildi. Gerekçe: “Saha su baskınında”';
    const hour = 'Saha 1, 20 Kasım Cuma, 21:00-22:00';
    expect((await newsOf(app(), player)).at(-1)).toEqual([
      'reservation_cancelled',
      `Çınar Halı Saha, Saha 1, 20 Kasım Cuma, 21:00-22:00: rezervasyonunuz ${why}`,
    ]);
    expect(await newsOf(app(), venue)).toContainEqual([
      'reservation_cancelled',
      `Ege Kaya: ${hour} rezervasyonu ${why}`,
    ]);
    expect(await placesOf(app(), next)).toMatchObject([{ status: 'offered' }]);
    expect(await shown()).toMatchObject({ state: 'cancelled', canCancel: false });
    expect((await shown()).history.slice(-2)).toMatchObject([
      { text: 'Destek ekibi iptal etti' },
      { text: `Gerekçe: “${reason}”` },
    ]);
    expect(await entriesAbout(id)).toEqual([
      {
        ...{ act: 'reservation.cancel', subject_type: 'reservation', reason },
        before: JSON.stringify({ status: 'approved' }),
      },
    ]);
    const undo = await app().call('post', `/api/reservations/${id}/restore`, { token: venue.token });
    expect(undo.status).toBe(409);
    expect(await brokenInvariants(app().db.q)).toEqual([]);
  });

  it('refuses a reservation that changed, ended or has begun, and cancels it once for two admins', async () => {
    const { act, shown, player, id, path } = await taken();
    const { version } = await shown();
    expect(await act(`${path}/cancel`, { version: `pending${version.slice(8)}` })).toMatchObject({
      body: { code: 'changed_meanwhile' },
    });
    const { now } = app().time;
    app().time.now = (await shown()).startsAt;
    expect(await act(`${path}/cancel`, { version })).toMatchObject({ body: { code: 'slot_past' } });
    app().time.now = now;
    const both = await Promise.all([act(`${path}/cancel`, { version }), act(`${path}/cancel`, { version })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const again = await act(`${path}/cancel`, { version: (await shown()).version });
    expect(again.body.code).toBe('reservation_not_pending');
    expect((await cancel(app(), player, id)).body.code).toBe('reservation_not_pending');
    expect(await entriesAbout(id)).toHaveLength(1);
  });

  it('shows a tournament, and tells everybody in it why it is cancelled', async () => {
    const { organizer, id } = await cups.made();
    const player = await createUser(app(), { full_name: 'Can Er' });
    await cups.register(player, id);
    const { act, read } = await desk(app());
    const shown = (await read<DeskTournament>(`/tournaments/${id}`)).body;
    expect(shown).toMatchObject({
      ...{ name: CUP.name, state: 'coming', fee: 500, canCancel: true, organizer: { id: organizer.id } },
      players: [{ id: player.id, name: 'Can Er', kind: 'player' }],
    });
    const { version } = shown;
    const stale = await act(`/tournaments/${id}/cancel`, { version: version + 1 });
    expect(stale.body.code).toBe('changed_meanwhile');
    const reason = 'Saha anlaşması yok';
    expect((await act(`/tournaments/${id}/cancel`, { version, reason })).status).toBe(200);
    const text =
      'Gece Kupası turnuvası destek ekibimiz tarafından iptal edildi: 28 Kasım 2026 Cumartesi, İstanbul. Gerekçe: “Saha anlaşması yok”';
    for (const person of [organizer, player])
      expect((await newsOf(app(), person)).at(-1)).toEqual(['tournament_cancelled', text]);
    expect((await read<DeskTournament>(`/tournaments/${id}`)).body).toMatchObject({
      ...{ state: 'cancelled', canCancel: false },
    });
    expect(await act(`/tournaments/${id}/cancel`, { version: version + 1 })).toMatchObject({
      body: { code: 'tournament_cancelled' },
    });
    expect(await entriesAbout(id)).toMatchObject([{ act: 'tournament.cancel', reason }]);
  });

  it('shows an ad of each kind, and its removal on the way', async () => {
    const player = await createUser(app(), { full_name: 'Ege Kaya' });
    const ad = await posted(app(), player, { description: 'Salı akşamı' });
    const { act, read } = await desk(app());
    const shown = async () => (await read<DeskAd>(`/ads/${ad.id}`)).body;
    expect(await shown()).toMatchObject({
      ...{ type: 'findPlayer', state: 'active', city: 'Muş', position: 'Bek', description: 'Salı akşamı' },
      ...{ lineup: null, teamSize: null, player: { id: player.id, name: 'Ege Kaya' } },
    });
    await act('/removals', { subject: { type: 'ad', id: ad.id }, category: 'spam' });
    expect(await shown()).toMatchObject({
      state: 'withdrawn',
      history: [{ text: 'İlan verildi' }, { text: 'Yayından kalktı' }],
    });
    expect((await read('/ads/yok')).status).toBe(404);
  });
});
