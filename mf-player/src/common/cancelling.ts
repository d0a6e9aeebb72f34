import { formatUntil } from 'mf-shared/format';

/** Until when an hour can be given back once it is approved; `until` is the last instant (ms) for that. */
export const cancellingText = (until: number, now: number): string =>
  until < now
    ? 'Bu saat için iptal süresi geçti; onaylandıktan sonra değişiklik yapmak için işletmeyi aramanız gerekir.'
    : `Onaylanan saati ${formatUntil(until)} iptal edebilir ya da taşıyabilirsiniz.`;
