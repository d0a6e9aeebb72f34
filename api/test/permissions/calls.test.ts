import type { Call } from 'mf-shared/contracts/call';
import { expect, it } from 'vitest';
import { calls, nameOf } from '../calls.ts';
import { CALLS, CREATING, LIMITED } from './calls.ts';

const namesWhere = (is: (call: Call) => boolean) => calls.filter(is).map(nameOf).toSorted();

it.each(Object.entries(CALLS))('the calls for %s are these', (access, calls) => {
  expect(namesWhere((call) => call.access === access)).toEqual(calls);
});

it('every call is for somebody who is named here', () => {
  expect(calls.map(nameOf).toSorted()).toEqual(Object.values(CALLS).flat().toSorted());
});

it.each(Object.entries(LIMITED))('the calls that count as %s are these', (limit, calls) => {
  expect(namesWhere((call) => call.limit === limit)).toEqual(calls);
});

it('no other call has a limit of its own', () => {
  expect(namesWhere((call) => call.limit !== undefined)).toEqual(Object.values(LIMITED).flat().toSorted());
});

it('the calls that make something answer 201', () => {
  expect(namesWhere((call) => call.status === 201)).toEqual(CREATING);
});
