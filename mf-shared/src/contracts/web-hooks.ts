import * as z from 'zod/mini';
import { Identified, numeric } from './common.ts';

/** Addresses that may stand at once, and how long one may be. */
export const MAX_WEB_HOOKS = 10;
export const MAX_HOOK_URL = 500;
/** Deliveries of each address that the page shows. */
export const SHOWN_DELIVERIES = 10;

/** What is posted, with its Turkish name. */
export const HOOK_EVENTS = {
  'alert.fired': 'Uyarı',
  'alert.recovered': 'Düzelme',
  'release.taken_back': 'Geri alınan sürüm',
  'alert.trial': 'Deneme',
} as const;
export type HookEvent = keyof typeof HOOK_EVENTS;
const HookEvent = z.enum(Object.keys(HOOK_EVENTS) as [HookEvent, ...HookEvent[]]);

/** Why a try failed, with its Turkish sentence. */
export const HOOK_FAILURES = {
  private: 'Adres herkese açık bir ağda değil.',
  unknown: 'Adresin sunucusu bulunamadı.',
  unreachable: 'Sunucuya bağlanılamadı.',
  timeout: 'Sunucu zamanında yanıt vermedi.',
  redirect: 'Sunucu başka bir adrese yönlendirdi; yönlendirmeler izlenmez.',
  refused: 'Sunucu iletiyi kabul etmedi.',
  secret: 'Gizli anahtar okunamadı; anahtarı yenileyin.',
  off: 'Adres kapatıldığı için gönderilmedi.',
} as const;
export type HookFailure = keyof typeof HOOK_FAILURES;
const HookFailure = z.enum(Object.keys(HOOK_FAILURES) as [HookFailure, ...HookFailure[]]);

/** An alert on its way to one address. Instants are milliseconds since the epoch. */
const HookDelivery = z.extend(Identified, {
  event: HookEvent,
  at: z.number(),
  tries: z.int(),
  /** The status and the sentence of the last try. */
  status: z.nullable(z.int()),
  failure: z.nullable(HookFailure),
  tookMs: z.nullable(z.number()),
  sentAt: z.nullable(z.number()),
  /** When it is tried again; null once it is over. */
  nextAt: z.nullable(z.number()),
});
export type HookDelivery = z.infer<typeof HookDelivery>;

/** An address that alerts are posted to, without its secret. */
export const WebHook = z.extend(Identified, {
  url: z.string(),
  isOn: z.boolean(),
  version: z.int(),
  createdAt: z.number(),
  /** The newest first. */
  deliveries: z.array(HookDelivery),
});
export type WebHook = z.infer<typeof WebHook>;

const URL_TEXT = 'Adres https:// ile başlamalı.';

/** An address; the server alone knows which hosts it may call. */
export const HookUrl = z.string(URL_TEXT).check(
  z.trim(),
  z.minLength(1, URL_TEXT),
  z.maxLength(MAX_HOOK_URL, `Adres en fazla ${MAX_HOOK_URL} karakter olabilir.`),
  z.refine((text) => /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text), URL_TEXT),
  z.refine(hasNoLogin, 'Adreste kullanıcı adı ve şifre olamaz.'),
);

function hasNoLogin(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

export const WebHookInput = z.object({ url: HookUrl });
/** An act repeats the version that the owner saw, so that nobody acts on what another owner changed. */
export const HookVersion = z.object({ version: numeric(undefined, z.int()) });
export const WebHookChange = z.extend(HookVersion, {
  url: HookUrl,
  isOn: z.boolean('Açık ya da kapalı olduğunu belirtin.'),
});
export type WebHookChange = z.infer<typeof WebHookChange>;

/** A new address or key: the only answer that holds the secret. */
export const HookSecret = z.extend(Identified, { secret: z.string() });
export type HookSecret = z.infer<typeof HookSecret>;
