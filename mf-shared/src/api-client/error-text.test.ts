import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { answerText, errorText } from './error-text.ts';

it('says what the server says, and the own sentence where it says nothing of use', () => {
  const refused = new ApiError(400, { code: 'validation', message: 'Eksik.' });
  const broken = new ApiError(500, { code: 'internal', message: 'Sunucu hatası.' });
  const offline = new ApiError(0, { code: 'unavailable', message: 'Bağlantı yok.' });
  const all = [refused, broken, offline, new TypeError('x')];
  expect(all.map((error) => errorText(error, 'Olmadı.'))).toEqual([
    'Eksik.',
    'Olmadı.',
    'Olmadı.',
    'Olmadı.',
  ]);
  expect(all.map((error) => answerText(error, 'Olmadı.'))).toEqual([
    'Eksik.',
    'Sunucu hatası.',
    'Olmadı.',
    'Olmadı.',
  ]);
});
