/**
 * The version of what a remote may expect of the page around it: the shell, and the modules that they share. It is
 * raised by one with each addition, and a remote that needs the addition names the new number in its manifest.
 */
export const CONTRACT = 1;
