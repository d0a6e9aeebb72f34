import * as z from 'zod/mini';
import { Email, givenPassword } from './common.ts';

export const AdminLogin = z.object({
  email: Email,
  password: givenPassword('Şifrenizi yazın.'),
});
export const AdminLoginAnswer = z.object({ token: z.string() });
