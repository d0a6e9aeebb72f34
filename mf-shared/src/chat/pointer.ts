/** Whether writing may start at once. On a phone the keyboard would cover what was just opened. */
export const hasKeyboard = (): boolean => window.matchMedia('(pointer: fine)').matches;
