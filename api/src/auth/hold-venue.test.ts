import { expect, it } from 'vitest';
import { createStaff, createVenue } from '../../test/factories.ts';
import { onBothEngines } from '../../test/harness.ts';
import { holdVenue } from './hold-venue.ts';

onBothEngines('whoever writes for a venue', (app) => {
  const holds = ({ id }: { id: string }, staffId?: string) => {
    const staff = staffId === undefined ? null : { id: staffId, name: 'Can Usta', role: 'manager' as const };
    const actor = { role: 'business' as const, id, email: 'a@isletme.test', isActive: true, staff };
    return app().db.transact((tx) => holdVenue(tx, { ...app().ctx, actor }));
  };
  const gone = { code: 'unauthenticated' };

  it('is its owner or somebody of its staff, and of no other venue’s', async () => {
    const [venue, other] = [await createVenue(app()), await createVenue(app())];
    const { staffId } = await createStaff(app(), venue, 'manager');
    await holds(venue);
    await holds(venue, staffId);
    await expect(holds(other, staffId)).rejects.toMatchObject(gone);
  });

  it('is nobody who was taken off since the call came', async () => {
    const venue = await createVenue(app());
    const { staffId } = await createStaff(app(), venue, 'manager');
    await app().db.q.deleteFrom('staff').where('id', '=', staffId).execute();
    await expect(holds(venue, staffId)).rejects.toMatchObject(gone);
    await holds(venue);
  });

  it('is nobody once the venue is not approved any more', async () => {
    const venue = await createVenue(app(), { status: 'pending' });
    const { staffId } = await createStaff(app(), venue, 'manager');
    await expect(holds(venue)).rejects.toMatchObject(gone);
    await expect(holds(venue, staffId)).rejects.toMatchObject(gone);
  });
});
