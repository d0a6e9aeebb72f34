import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import { givenPassword, Identified, Message, requiredText, singleLine } from './common.ts';

/** Second factors that an account has set up. */
export const FactorMethod = z.enum(['totp', 'passkey', 'recovery']);
export type FactorMethod = z.infer<typeof FactorMethod>;

/** A login's answer instead of a token: the second step sends the ticket, which lasts ten minutes. */
export const FactorAsked = z.object({ ticket: z.string(), methods: z.array(FactorMethod) });
export type FactorAsked = z.infer<typeof FactorAsked>;

const record = z.record(z.string(), z.unknown());
/** Input and output of the browser's WebAuthn calls; the server's library writes and checks them. */
const passedOn = <T extends object>() => record as unknown as z.ZodMiniType<T, T>;

/** Six digits of an authenticator app; spaces do not matter. */
export const TotpCode = z.string('Uygulamadaki 6 haneli kodu yazın.').check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Uygulamadaki 6 haneli kodu yazın.'),
);
const RecoveryCode = requiredText('Kurtarma kodunu yazın.', 40);
const Assertion = passedOn<AuthenticationResponseJSON>();

/** Any one of the three proves the second factor. */
const proof = {
  code: z.optional(TotpCode),
  recoveryCode: z.optional(RecoveryCode),
  passkey: z.optional(Assertion),
};
export const FactorProof = z.object(proof);
export type FactorProof = z.output<typeof FactorProof>;

const password = givenPassword('Şifrenizi yazın.');
/** The second factor comes along if the account has one. */
export const PasswordAndProof = z.object({ password, ...proof });
export type PasswordAndProof = z.input<typeof PasswordAndProof>;

const ticket = z.string().check(z.maxLength(2000));
export const LoginTicket = z.object({ ticket });
export const SecondStep = z.object({ ticket, ...proof });
export const SecondStepAnswer = z.extend(Message, { token: z.string() });
export type SecondStepAnswer = z.infer<typeof SecondStepAnswer>;

export const Passkey = z.extend(Identified, {
  name: z.string(),
  /** Ms since the epoch. */
  createdAt: z.number(),
  lastUsedAt: z.nullable(z.number()),
});

/** State of the caller's second factor. */
export const FactorStatus = z.object({
  /** Whether logins require it. */
  enabled: z.boolean(),
  /** Whether this account must have one. */
  required: z.boolean(),
  totp: z.boolean(),
  recoveryCodesLeft: z.number(),
  passkeys: z.array(Passkey),
});
export type FactorStatus = z.infer<typeof FactorStatus>;

/** `secret` in base32, to type; `uri` for a QR code. */
export const TotpStarted = z.object({ secret: z.string(), uri: z.string() });
export type TotpStarted = z.infer<typeof TotpStarted>;
export const TotpConfirm = z.object({ code: TotpCode });

/** `recoveryCodes` comes only with the first factor, and only once. */
export const FactorAdded = z.extend(Message, { recoveryCodes: z.optional(z.array(z.string())) });
export type FactorAdded = z.infer<typeof FactorAdded>;
export const RecoveryCodes = z.extend(Message, { recoveryCodes: z.array(z.string()) });

export const PasskeyOptions = z.object({ options: passedOn<PublicKeyCredentialCreationOptionsJSON>() });
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;
export const AssertionOptions = z.object({ options: passedOn<PublicKeyCredentialRequestOptionsJSON>() });
export type AssertionOptions = z.infer<typeof AssertionOptions>;
export const PasskeyAdd = z.object({
  name: singleLine('Geçiş anahtarına bir ad verin.', 60),
  response: passedOn<RegistrationResponseJSON>(),
});
