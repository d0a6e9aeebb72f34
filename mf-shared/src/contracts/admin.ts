import * as z from 'zod/mini';
import { Email } from './common.ts';

export const AdminLogin = z.object({
  email: Email,
  password: z.string('Şifrenizi yazın.').check(z.minLength(1, 'Şifrenizi yazın.'), z.maxLength(200)),
});
export const AdminLoginAnswer = z.object({ token: z.string() });
