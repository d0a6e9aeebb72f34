import { hash, verify } from '@node-rs/argon2';

/** argon2id hash of a password, with the library's parameters (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

// A login with an unknown e-mail must take as long as one with a wrong password.
let decoy: Promise<string> | undefined;

/** Whether the password fits. Without a stored hash (unknown account) it is false, after the same work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}
