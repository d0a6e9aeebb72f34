/** The environment of a server with the demo's data. */
export const DEMO = { SEED: 'demo', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
const PASSWORD = 'Topla-2026!';
export const ADMIN = { email: 'admin@topla.test', password: PASSWORD };
export const OWNER = { email: 'isletme@topla.test', password: PASSWORD };
/** E-mail of a player. */
export const PLAYER = 'oyuncu@topla.test';
export const CITY = 'Ankara';

/** A venue of the demo, always the same. */
export async function someVenue(origin: string): Promise<{ id: string; businessName: string }> {
  const [venue] = await answer<{ id: string; businessName: string }[]>(
    origin,
    `business/search?city=${CITY}`,
  );
  if (!venue) throw new Error('The demo has no venue.');
  return venue;
}

/** Calls the server's API; a body makes it a POST. */
export async function answer<T>(origin: string, path: string, json?: object): Promise<T> {
  const response = await fetch(`${origin}/api/${path}`, {
    ...(json && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
    }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()) as T;
}
