/** What the built-in bank gave back. */
export type SandboxRefundRow = { key: string; token: string; amount: number; refunded_at: number };
