import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SessionBusiness } from '../contracts/platform.ts';
import { actorId, isDayStaff, isManager, isOwner, setDrawnSession, useSession } from './index.ts';

const venue: SessionBusiness = { id: 'b1', email: 'a@b.test', role: 'business', isActive: true };
const session = (part: object) => ({ ...useSession.getState(), ...part });

it.each([
  ['a visitor', {}, [false, false, false, null]],
  ['a player', { user: { id: 'u1' } }, [false, false, false, 'u1']],
  ['an admin', { admin: { role: 'admin', adminRole: 'owner' } }, [false, false, false, null]],
  ['an owner', { business: venue }, [true, true, false, 'b1']],
  ['a manager', { business: { ...venue, staffId: 's1', staffRole: 'manager' } }, [false, true, false, 'b1']],
  ['day staff', { business: { ...venue, staffId: 's1', staffRole: 'staff' } }, [false, false, true, 'b1']],
])('%s is an owner, a manager or day staff, and known by an id, as they signed in', (_, part, expected) => {
  const now = session(part);
  expect([isOwner(now), isManager(now), isDayStaff(now), actorId(now)]).toEqual(expected);
});

it('is the venue’s where a page is drawn for it, and a visitor’s in every other drawing', () => {
  const drawn = () => renderToString(createElement(() => useSession((now) => now.business?.id ?? 'nobody')));
  setDrawnSession(venue);
  expect([drawn(), useSession.getState().business]).toEqual(['b1', null]);
  setDrawnSession(null);
  expect(drawn()).toBe('nobody');
});
