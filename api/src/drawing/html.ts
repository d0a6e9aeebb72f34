import { createHash } from 'node:crypto';
import type { RemotesFile } from 'mf-shared/contracts/remote';
import type { Ahead, Drawn, DrawnPage, ScriptFile } from 'mf-shared/contracts/server-render';
import { html as markup } from '../base/html.ts';

/** Empty in the built page; a drawn page stands in it. */
const ROOT = '<div id="root"></div>';

/** A page for a browser. The hashes name the script and the rules in it that its policy must allow. */
export type Page = { html: string; scriptHash?: string; styleHash?: string };

const TITLE = /<title>.*?<\/title>/s;
/** What the built page says without scripts. */
const NO_SCRIPT = /<noscript>.*?<\/noscript>/s;
/** The same for a page that can be read. */
const READ_ONLY =
  '<noscript>Bu sayfayı JavaScript olmadan da okuyabilirsiniz. Saat ayırtmak için tarayıcınızda JavaScript’i açın.</noscript>';
/** The built page's script, whose place that one takes which waits for the reader's touch. */
const APP = /<script defer src="([^"]+)"><\/script>/;

/** What belongs to a drawn page: the remote's style sheets as a text, and the scripts, which `wake` starts. */
export type Files = { wake: string; styles: string; scripts: readonly ScriptFile[] };

/** A drawn page, the media queries that match in it, the instant (ms) at which it was drawn, and what it loads. */
export type DrawnParts = { page: DrawnPage; files: Files; queries: readonly string[]; now: number };

/** The built page's only script that is no file (`shell/src/before-paint.js`). It asks for the files that the page will need. */
const FIRST = /<script>(.*?)<\/script>/s;

/** The shell's page with the remotes in it, for an address that the browser draws. */
export function plainPage(built: string, remotes: RemotesFile, ahead: Ahead | null): Page {
  const page = built.replace('</head>', () => `${data('remotes', remotes)}</head>`);
  return { html: withAhead(page, ahead), ...scriptHashOf(built) };
}

const withAhead = (page: string, ahead: Ahead | null): string =>
  ahead ? page.replace(FIRST, (script) => data('ahead', ahead) + script) : page;

function scriptHashOf(built: string): Pick<Page, 'scriptHash'> {
  const code = FIRST.exec(built)?.[1];
  return code === undefined ? {} : { scriptHash: hashOf(code) };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * The shell's page with the remotes in it, and with what the server drew. `ahead` names the files of people signed in, where
 * only strangers see what was drawn.
 */
export function drawnPage(
  built: string,
  remotes: RemotesFile,
  drawn: DrawnParts,
  ahead: Ahead | null = null,
): Page {
  const head = data('remotes', remotes);
  const { html, title, ...rest } = drawn.page;
  const { text, rules } = withoutStyles(html);
  const { wake, styles, scripts } = drawn.files;
  const app: ScriptFile = { href: APP.exec(built)?.[1] ?? '', isLent: false };
  const css = styles.replaceAll('</', '<\\/') + rules;
  const style = css && `<style id="drawn-styles">${css}</style>`;
  const { kept = [], business } = ahead ?? {};
  const readers = { kept: [app, ...kept], ...(business && { business: [app, ...business] }), none: [] };
  return {
    html: withAhead(built, ahead && readers)
      .replace('<html', () => `<html${attributes(drawn)}${ahead ? ' data-drawn-stranger' : ''}`)
      .replace(APP, () => `<script defer src="${wake}"></script>`)
      .replace(
        '</head>',
        () =>
          `${style}${head}${data('drawn', { ...rest, scripts: [app, ...scripts] } satisfies Drawn)}</head>`,
      )
      .replace(TITLE, (built) => (title ? markup`<title>${title}</title>`.toString() : built))
      .replace(NO_SCRIPT, READ_ONLY)
      .replace(ROOT, () => `<div id="root">${text}</div>`),
    ...scriptHashOf(built),
    ...(css && { styleHash: hashOf(css) }),
  };
}

/** What the page's scripts must know of it at once: for which window it is, and for which venue, and when, it was drawn. */
const attributes = ({ queries, now, page: { business } }: DrawnParts): string =>
  markup` data-drawn-for="${queries.join('|')}"${
    business && markup` data-drawn-venue="${business.id}" data-drawn-at="${now}"`
  }`.toString();

/** An element with data. Nothing in it may end the element. */
const data = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/**
 * Moves the styles of elements into rules. The policy of the page forbids styles as attributes, and allows these rules by
 * their hash. React escapes quotes in texts and values, so the pattern matches nothing but its attributes.
 */
function withoutStyles(html: string): { text: string; rules: string } {
  const known = new Map<string, number>();
  const text = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const index = known.get(style) ?? known.size;
    known.set(style, index);
    return ` data-s="${index}"`;
  });
  const rules = [...known].map(([style, index]) => `[data-s="${index}"]{${decode(style)}}`);
  return { text, rules: rules.join('') };
}

/** The characters that React escapes. A rule may not end the element or itself. */
const decode = (style: string): string =>
  style
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/&[lg]t;|[{}<>]/g, '');
