import * as calls from 'mf-shared/contracts/calls/second-factor';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { regenerateCodes, removePasskey, switchOff } from './change.ts';
import { confirmOptions } from './confirm.ts';
import { addPasskey, passkeyOptions } from './passkey-add.ts';
import { secondStepOptions, takeSecondStep } from './second-step.ts';
import { showFactor } from './status.ts';
import { confirmTotp, startTotp } from './totp-set-up.ts';

const ofLogin: Endpoint[] = [
  endpoint(calls.takeSecondStep, (ctx, { body, host, device }) =>
    takeSecondStep(ctx, { ...body, host, device }),
  ),
  endpoint(calls.secondStepOptions, (ctx, { body, host }) => secondStepOptions(ctx, { ...body, host })),
];

const ofSetUp: Endpoint[] = [
  endpoint(calls.showFactor, showFactor),
  endpoint(calls.startTotp, (ctx, { body, host }) => startTotp(ctx, { ...body, host })),
  endpoint(calls.confirmTotp, (ctx, { body }) => confirmTotp(ctx, body.code)),
  endpoint(calls.passkeyOptions, (ctx, { body, host }) => passkeyOptions(ctx, { ...body, host })),
  endpoint(calls.addPasskey, (ctx, { body, host }) => addPasskey(ctx, { ...body, host })),
];

const ofChange: Endpoint[] = [
  endpoint(calls.confirmOptions, (ctx, { host }) => confirmOptions(ctx, host)),
  endpoint(calls.switchOff, async (ctx, { body, host }) => {
    await switchOff(ctx, { ...body, host });
    return { message: 'İki adımlı giriş kapatıldı.' };
  }),
  endpoint(calls.regenerateCodes, async (ctx, { body, host }) => ({
    recoveryCodes: await regenerateCodes(ctx, { ...body, host }),
    message: 'Yeni kurtarma kodlarınız hazır; eskileri artık geçmez.',
  })),
  endpoint(calls.removePasskey, async (ctx, { params, body, host }) => {
    await removePasskey(ctx, params.id, { ...body, host });
    return { message: 'Geçiş anahtarı silindi.' };
  }),
];

/** The second step of logins: taking it, setting it up, changing it. */
export const secondFactorRoutes: Endpoint[] = [...ofLogin, ...ofSetUp, ...ofChange];
