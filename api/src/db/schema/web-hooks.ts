import type { HookEvent, HookFailure } from 'mf-shared/contracts/web-hooks';

/** An address that alerts are posted to. */
export type WebHookRow = {
  id: string;
  url: string;
  /** The key of the signatures, encrypted. */
  secret: string;
  is_on: number;
  version: number;
  created_at: number;
};

/** An alert on its way to one address, and how its last try ended. Kept for 30 days. */
export type HookDeliveryRow = {
  id: string;
  hook_id: string;
  event: HookEvent;
  /** The JSON as it is signed and posted. */
  body: string;
  /** When it is next tried; null once it is over. A claim moves it into the future. */
  due_at: number | null;
  tries: number;
  /** The status of the last answer; null without one. */
  status: number | null;
  failure: HookFailure | null;
  took_ms: number | null;
  tried_at: number | null;
  sent_at: number | null;
  created_at: number;
};
