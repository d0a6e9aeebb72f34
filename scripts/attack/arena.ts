import { randomInt, randomUUID } from 'node:crypto';
import { playerForm, venueForm } from '../../api/test/forms.ts';
import { solveCaptcha } from '../../api/test/solve-captcha.ts';
import { ADMIN, type Server } from './server.ts';

const PASSWORD = 'Kale-Arkasi-53';
/** Longest wait for one answer. */
const PATIENCE_MS = 30_000;

// biome-ignore lint/suspicious/noExplicitAny: an attacker looks at answers as they come.
export type Answer = { status: number; code: string; body: any; text: string; ms: number };
export type Ask = { token?: string; json?: unknown; body?: BodyInit; type?: string; from?: string };
export type Person = { id: string; email: string; token: string };
export type Applicant = Omit<Person, 'token'> & { password: string };
export type Call = (method: string, path: string, ask?: Ask) => Promise<Answer>;

/** What an attack uses: a server, and accounts registered on it like any others. */
export type Arena = {
  url: string;
  /** The server's folder; null when it was not started here. */
  folder: string | null;
  /** Repeats less and omits the largest bodies. */
  isShort: boolean;
  /** The server's own function; null when it was not started here. */
  longestBlock: Server['longestBlock'] | null;
  call: Call;
  /** A signed-in player; verified by default. */
  player: (options?: { proved?: boolean; fullName?: string }) => Promise<Person>;
  /** An approved venue; `fields` as in a registration. */
  venue: (fields?: unknown[]) => Promise<Person>;
  /** A venue that waits for a decision; the address is not proved yet. */
  applicant: () => Promise<Applicant>;
  /** The token of the owner of the platform. */
  adminToken: () => Promise<string>;
  /** Mails to an address so far, from the laptop's mailbox; null without one. */
  mailsTo: (email: string) => Promise<string[] | null>;
  captcha: () => Promise<string>;
};

/** An address that nobody else in this run uses. */
export const anyAddress = (): string => `198.18.${randomInt(256)}.${randomInt(1, 255)}`;

const idOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).id;

/**
 * Allows attacks only on this machine.
 *
 * @throws on any other host.
 */
export function requireLoopback(url: string): void {
  const { hostname } = new URL(url);
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) {
    throw new Error(`ATTACK_URL must be an address of this machine, not ${hostname}.`);
  }
}

/** An arena on a server started here, or on the local server at that address. */
export function createArena(server: Server | { url: string }, isShort: boolean): Arena {
  const { url } = server;
  const folder = 'folder' in server ? server.folder : null;
  const longestBlock = 'longestBlock' in server ? server.longestBlock : null;
  requireLoopback(url);
  const call: Call = async (method, path, { token, json, body, type, from = anyAddress() } = {}) => {
    const start = performance.now();
    const contentType = type ?? (json === undefined ? undefined : 'application/json');
    const response = await fetch(`${url}${path}`, {
      method: method.toUpperCase(),
      headers: {
        'X-Forwarded-For': from,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(contentType ? { 'Content-Type': contentType } : {}),
      },
      body: body ?? (json === undefined ? null : JSON.stringify(json)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const read = isJson ? JSON.parse(text) : null;
    return {
      status: response.status,
      code: read?.code ?? '',
      body: read,
      text,
      ms: performance.now() - start,
    };
  };
  const captcha = async () => solveCaptcha((await call('get', '/api/captcha')).body);
  const mailsTo = async (email: string) => {
    const { status, text } = await call('get', `/dev/mail?to=${encodeURIComponent(email)}`);
    return status === 200 ? text.split('<article').slice(1) : null;
  };
  return {
    url,
    folder,
    isShort,
    longestBlock,
    call,
    captcha,
    mailsTo,
    ...accounts({ call, captcha, mailsTo }),
  };
}

type Base = Pick<Arena, 'call' | 'captcha' | 'mailsTo'>;

type Accounts = Pick<Arena, 'player' | 'venue' | 'applicant' | 'adminToken'>;

function accounts({ call, captcha, mailsTo }: Base): Accounts {
  const made = ({ status, text }: Answer) => {
    if (status >= 300) throw new Error(`no account: ${status} ${text}`);
  };
  async function logIn(path: string, email: string): Promise<Person> {
    const json = { email, password: PASSWORD, recaptchaToken: await captcha() };
    const answer = await call('post', path, { json });
    made(answer);
    return { id: idOf(answer.body.token), email, token: answer.body.token };
  }
  async function prove(email: string): Promise<void> {
    for (let tries = 0; tries < 50; tries++) {
      const mails = await mailsTo(email);
      if (mails === null) return;
      const token = /verify-email\?token=([\w-]+)/.exec(mails.join())?.[1];
      if (token) return made(await call('post', '/api/verify-email', { json: { token } }));
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`no mail came to ${email}`);
  }
  async function player({ proved = true, fullName = 'Deniz Yıldız' } = {}) {
    const email = `${randomUUID()}@oyuncu.test`;
    const form = playerForm({ email, fullName, password: PASSWORD, recaptchaToken: await captcha() });
    made(await call('post', '/api/users/register', { body: form }));
    if (proved) await prove(email);
    return logIn('/api/users/login', email);
  }
  async function applicant(fields?: unknown[]): Promise<Applicant> {
    const email = `${randomUUID()}@isletme.test`;
    const over = {
      email,
      password: PASSWORD,
      recaptchaToken: await captcha(),
      ...(fields ? { fields } : {}),
    };
    made(await call('post', '/api/business/register', { body: venueForm(over) }));
    const token = await adminToken();
    const { body } = await call('get', '/api/admin/pending-businesses?limit=100', { token });
    const id = body.find((one: { email: string }) => one.email === email)?.id;
    return { id, email, password: PASSWORD };
  }
  async function venue(fields?: unknown[]) {
    const { id, email } = await applicant(fields);
    made(await call('put', `/api/admin/approve/${id}`, { token: await adminToken() }));
    await prove(email);
    return logIn('/api/business/login', email);
  }
  let admin: Promise<string> | null = null;
  const adminToken = () => {
    const email = process.env.ATTACK_ADMIN_EMAIL ?? ADMIN.email;
    const password = process.env.ATTACK_ADMIN_PASSWORD ?? ADMIN.password;
    admin ??= call('post', '/api/admin/login', { json: { email, password } }).then((answer) => {
      made(answer);
      return String(answer.body.token);
    });
    return admin;
  };
  return { player, venue, applicant, adminToken };
}
