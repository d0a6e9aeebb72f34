export type UsedCaptchaRow = { id: string; expires_at: number };
