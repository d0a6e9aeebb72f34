import type { Config } from '../../config.ts';
import type { Clock } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { PaymentGateway } from './index.ts';
import { iyzico } from './iyzico.ts';
import { sandbox } from './sandbox.ts';

type Needs = { config: Pick<Config, 'payment'>; db: Database; clock: Clock };

/** The payment gateway of the configuration. */
export function createPayment({ config, db, clock }: Needs): PaymentGateway {
  return config.payment.provider === 'iyzico' ? iyzico(config.payment) : sandbox({ db, clock });
}
