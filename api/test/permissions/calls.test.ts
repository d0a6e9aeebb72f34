import { expect, it } from 'vitest';
import { endpoints } from '../../src/domains/index.ts';
import type { Endpoint } from '../../src/http/endpoint.ts';
import { CALLS, CREATING, LIMITED } from './calls.ts';

const nameOf = ({ spec }: Endpoint) => `${spec.method.toUpperCase()} ${spec.path}`;
const namesWhere = (is: (spec: Endpoint['spec']) => boolean) =>
  endpoints
    .filter(({ spec }) => is(spec))
    .map(nameOf)
    .toSorted();

it.each(Object.entries(CALLS))('the calls for %s are these', (access, calls) => {
  expect(namesWhere((spec) => spec.access === access)).toEqual(calls);
});

it('every call is for somebody who is named here', () => {
  expect(endpoints.map(nameOf).toSorted()).toEqual(Object.values(CALLS).flat().toSorted());
});

it.each(Object.entries(LIMITED))('the calls that count as %s are these', (limit, calls) => {
  expect(namesWhere((spec) => spec.limit === limit)).toEqual(calls);
});

it('no other call has a limit of its own', () => {
  expect(namesWhere((spec) => spec.limit !== undefined)).toEqual(Object.values(LIMITED).flat().toSorted());
});

it('the calls that make something answer 201', () => {
  expect(namesWhere((spec) => spec.status === 201)).toEqual(CREATING);
});
