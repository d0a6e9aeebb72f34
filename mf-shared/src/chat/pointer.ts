/** Whether writing may start at once. On a phone the keyboard would cover the opened conversation. */
export const hasKeyboard = (): boolean => window.matchMedia('(pointer: fine)').matches;
