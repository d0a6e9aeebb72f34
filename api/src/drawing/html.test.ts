import { createHash } from 'node:crypto';
import type { Ahead, DrawnPage } from 'mf-shared/contracts/server-render';
import { expect, it } from 'vitest';
import { drawnPage, type Files, plainPage } from './html.ts';

const BUILT = `<!doctype html><html><head><title>Topla</title><script>first()</script>
<script defer src="/shell.0123abcd.js"></script></head><body><div id="root"></div>
<noscript>JavaScript’i açın.</noscript></body></html>`;
const FILES: Files = { wake: '/wake.0123abcd.js', styles: '', scripts: [] };

/** The built page with a drawn one in it. */
const withDrawn = (page: Partial<DrawnPage>, files: Partial<Files> = {}) =>
  drawnPage(
    BUILT,
    { remotes: [] },
    {
      page: { path: '/', area: null, title: '', html: '', ...page },
      files: { ...FILES, ...files },
      queries: ['(min-width: 60rem)'],
      now: 0,
    },
  );

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const rulesOf = (html: string) => /<style id="drawn-styles">(.*?)<\/style>/s.exec(html)?.[1];
const dataOf = (html: string, id: string) =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? '',
  );

it('leaves a page that is not drawn as it was built, with the remotes in it', () => {
  const { html, scriptHash, styleHash } = plainPage(BUILT, { api: 'https://api.example', remotes: [] }, null);
  const remotes =
    '<script type="application/json" id="remotes">{"api":"https://api.example","remotes":[]}</script>';
  expect(html).toBe(BUILT.replace('</head>', `${remotes}</head>`));
  expect([scriptHash, styleHash]).toEqual([hashOf('first()'), undefined]);
});

it('names the files that a plain page will load before the script that asks for them', () => {
  const ahead: Ahead = { kept: [{ href: '/c/a.js', isLent: false }], none: [] };
  const { html } = plainPage(BUILT, { remotes: [] }, ahead);
  expect(dataOf(html, 'ahead')).toEqual(ahead);
  expect(html.indexOf('id="ahead"')).toBeLessThan(html.indexOf('first()'));
});

it('puts the drawn page into the root, with what a reader without scripts needs to know', () => {
  const { html } = withDrawn({ html: '<h1>Sıralama</h1>' });
  expect(html).toContain('<div id="root"><h1>Sıralama</h1></div>');
  expect(html.match(/<noscript>/g)).toHaveLength(1);
  expect(html).toContain('<noscript>Bu sayfayı JavaScript olmadan da okuyabilirsiniz.');
});

it('gives the page its drawn title, as text, and keeps the built one where there is none', () => {
  expect(withDrawn({ title: 'A & </title> · Topla' }).html).toContain(
    '<title>A &amp; &lt;/title&gt; · Topla</title>',
  );
  expect(withDrawn({ title: '' }).html).toContain('<title>Topla</title>');
});

it('takes texts with the signs of a replacement as they are', () => {
  const text = "$& $1 $' $` $$";
  expect(withDrawn({ html: `<p>${text}</p>` }).html).toContain(`<div id="root"><p>${text}</p></div>`);
  expect(dataOf(withDrawn({ path: `/?city=${text}` }).html, 'drawn').path).toBe(`/?city=${text}`);
});

it('moves styles into rules, one for all that are equal, and names their hash', () => {
  const { html, styleHash } = withDrawn({
    html: '<p style="color:red">1</p><i class="a" style="width:50%"></i><b style="color:red">2</b>',
  });
  expect(html).toContain('<p data-s="0">1</p><i class="a" data-s="1"></i><b data-s="0">2</b>');
  const rules = rulesOf(html) ?? '';
  expect(rules).toBe('[data-s="0"]{color:red}[data-s="1"]{width:50%}');
  expect(styleHash).toBe(hashOf(rules));
});

it('needs no rules where nothing has a style', () => {
  const { html, styleHash } = withDrawn({ html: '<p>style=&quot;color:red&quot;</p>' });
  expect([rulesOf(html), styleHash]).toEqual([undefined, undefined]);
  expect(html).toContain('<p>style=&quot;color:red&quot;</p>');
});

it.each([
  ['the characters that React escapes', 'font:&quot;A &amp; B&quot;,&#x27;C&#x27;', `font:"A & B",'C'`],
  ['what ends the element', '--a:&lt;/style&gt;&lt;b&gt;', '--a:/styleb'],
  ['what ends the element, escaped twice', '--a:&amp;lt;/style&amp;gt;', '--a:/style'],
  ['what ends the rule', '--a:x}body{display:none', '--a:xbodydisplay:none'],
])('writes a rule without harm from %s', (_, style, rule) => {
  expect(rulesOf(withDrawn({ html: `<p style="${style}"></p>` }).html)).toBe(`[data-s="0"]{${rule}}`);
});

it('lets no data end its element', () => {
  const state = { name: '</script><script>alert(1)</script><!--' };
  const area = { remote: 'player', version: '1.0.0', page: '/ranking', state };
  const { html } = withDrawn({ area });
  expect(html).not.toContain('alert(1)</script>');
  expect(dataOf(html, 'drawn').area).toEqual(area);
});

it('starts what waits for the reader instead of the app, which comes first among what is loaded then', () => {
  const scripts = [{ href: '/remotes/player/1.js', integrity: 'sha256-abc', isLent: true }];
  const { html } = withDrawn({ path: '/ranking?city=Ankara' }, { scripts });
  expect([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    '/wake.0123abcd.js',
  ]);
  expect(dataOf(html, 'drawn')).toEqual({
    ...{ path: '/ranking?city=Ankara', area: null },
    scripts: [{ href: '/shell.0123abcd.js', isLent: false }, ...scripts],
  });
});

it('carries the style sheets of the page before its rules, and nothing in them ends the element', () => {
  const styles = `.a{color:red}/*</style><b>*/.b::after{content:"</"}`;
  const { html, styleHash } = withDrawn({ html: '<p style="width:50%"></p>' }, { styles });
  const css = rulesOf(html) ?? '';
  expect(css).toBe('.a{color:red}/*<\\/style><b>*/.b::after{content:"<\\/"}[data-s="0"]{width:50%}');
  expect(styleHash).toBe(hashOf(css));
});
