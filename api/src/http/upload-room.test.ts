import { expect, it } from 'vitest';
import { UploadRoom } from './upload-room.ts';

const busy = expect.objectContaining({ code: 'photos_busy', status: 503, details: { retryAfter: 5 } });
const room = (over: { uploads?: number; each?: number; bytes?: number } = {}) =>
  new UploadRoom({
    all: { uploads: over.uploads ?? 3, bytes: over.bytes ?? 100 },
    each: { uploads: over.each ?? 2, bytes: 60 },
  });

it('takes bytes to the last one, and refuses the next until somebody leaves', () => {
  const all = room();
  const [a, b] = [all.placeFor('a'), all.placeFor('b')];
  a.grow(60);
  b.grow(40);
  expect(() => b.grow(1)).toThrow(busy);
  a.leave();
  b.grow(20);
});

it('lets no sender take the share of others', () => {
  const all = room();
  all.placeFor('a').grow(30);
  const second = all.placeFor('a');
  second.grow(30);
  expect(() => second.grow(1)).toThrow(busy);
  all.placeFor('b').grow(1);
});

it('counts uploads from their first byte, of each sender and of all', () => {
  const all = room();
  const idle = Array.from({ length: 10 }, () => all.placeFor('a'));
  for (const place of idle.slice(0, 2)) place.grow(1);
  expect(() => idle[2]?.grow(1)).toThrow(busy);
  all.placeFor('b').grow(1);
  expect(() => all.placeFor('c').grow(1)).toThrow(busy);
  idle[0]?.leave();
  all.placeFor('c').grow(1);
});

it('gives back all that an upload took as soon as it is refused more', () => {
  const all = room();
  const [grown, next] = [all.placeFor('a'), all.placeFor('a')];
  grown.grow(40);
  expect(() => grown.grow(30)).toThrow(busy);
  next.grow(60);
});

it('gives back once, and nothing that was refused', () => {
  const all = room({ each: 3 });
  const place = all.placeFor('a');
  expect(() => place.grow(61)).toThrow(busy);
  place.leave();
  place.grow(60);
  place.leave();
  place.leave();
  all.placeFor('a').grow(60);
  all.placeFor('b').grow(40);
  expect(() => all.placeFor('c').grow(1)).toThrow(busy);
});
