export type RecoveryCodeRow = { account_id: string; hash: string };
