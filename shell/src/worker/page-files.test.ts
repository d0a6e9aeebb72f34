import { expect, it } from 'vitest';
import { filesOf } from './page-files.ts';

const own = `<link rel="icon" href="/icon.svg"><a href="/search">x</a><script defer src="/shell.0123abcd.js"></script>`;
const file = (href: string) => ({ href, isLent: true });
const page = (ahead: object) =>
  `<script id="ahead" type="application/json">${JSON.stringify(ahead)}</script>${own}`;
const OWN = ['/icon.svg', '/shell.0123abcd.js'];

it('finds what the page names itself and what its address needs, once each', () => {
  const ahead = { kept: [file('/c/a.0123abcd.js'), file('/icon.svg')], none: [file('/c/login.0123abcd.js')] };
  expect(filesOf(page(ahead), 'user')).toEqual([...OWN, '/c/a.0123abcd.js']);
  expect(filesOf(page(ahead), 'business')).toEqual([...OWN, '/c/a.0123abcd.js']);
});

it('takes the venue’s page where a venue has another at the address', () => {
  const ahead = {
    kept: [file('/c/a.0123abcd.js')],
    none: [],
    business: [file('https://b.test/c/b.0123abcd.js')],
  };
  expect(filesOf(page(ahead), 'user')).toEqual([...OWN, '/c/a.0123abcd.js']);
  expect(filesOf(page(ahead), 'business')).toEqual([...OWN, 'https://b.test/c/b.0123abcd.js']);
});

it('takes the page’s own files where the server lists none', () => {
  expect(filesOf(own, 'user')).toEqual(OWN);
});
