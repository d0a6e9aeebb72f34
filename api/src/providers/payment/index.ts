/** Data that a gateway needs to ask for money. */
export type Checkout = {
  /** Our id of the payment; the gateway returns it with its verdict. */
  paymentId: string;
  /** TL. */
  amount: number;
  /** Where the bank sends the browser, with the token in a form. */
  callbackUrl: string;
  buyer: {
    id: string;
    fullName: string;
    email: string;
    /** E.164 */
    phone: string;
    address: string;
    city: string;
    ip: string;
  };
};

/** An opened checkout: the gateway's name for it, and the page that leads to 3-D Secure. */
export type Opened = { token: string; htmlContent: string };

/** The bank's verdict on a checkout. `orderId` and `amount` (TL) are as the bank knows them. */
export type Verdict =
  | { status: 'paid'; orderId: string; amount: number }
  /** `reason` is a Turkish sentence for the buyer. */
  | { status: 'failed'; reason: string }
  | { status: 'waiting' };

/** Money of a payment that is to be given back. */
export type RefundOrder = {
  /** Our id of the refund: the gateway gives back once for each. */
  key: string;
  paymentId: string;
  token: string;
  /** TL: what to give back, and what was paid. */
  amount: number;
  paid: number;
  /** Instants (ms): when it was paid, and the present. */
  paidAt: number;
  now: number;
};

/** `reference` is the gateway's name for the refund, `reason` its Turkish sentence. */
export type RefundAnswer = { status: 'done'; reference: string } | { status: 'failed'; reason: string };

/** Takes money by card with 3-D Secure. */
export type PaymentGateway = {
  name: 'sandbox' | 'iyzico';
  /**
   * Opens a checkout.
   * @throws when the gateway refuses or gives no answer
   */
  open: (checkout: Checkout) => Promise<Opened>;
  /**
   * Asks the bank itself about a token that a browser brought; never trusts the browser.
   * @throws `unavailable` while the bank gives no answer
   */
  verify: (token: string, paymentId: string) => Promise<Verdict>;
  /**
   * Gives money back to the card. It may be asked again after any end, also that of a process: it pays once for a key.
   * @throws `unavailable` while nobody knows whether it was paid
   */
  refund: (order: RefundOrder) => Promise<RefundAnswer>;
  /** The 3-D Secure page of the built-in bank; null where a real bank has its own. */
  bank: SandboxBank | null;
};

export type BankForm = { token: string; code: string; decision: 'approve' | 'cancel' };

export type SandboxBank = {
  /**
   * Takes the person's input. Answers the page to show again after a wrong code, `decided` once the charge is approved
   * or declined, and `unknown` for a token that this bank never gave.
   */
  answer: (form: BankForm) => Promise<{ page: string } | 'decided' | 'unknown'>;
};
