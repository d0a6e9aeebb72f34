/**
 * Version of what the page offers a remote: the shell and the shared modules. Each addition raises it by one; a remote
 * that needs the addition puts the new number into its manifest.
 */
export const CONTRACT = 5;
