/** A path of this site to open after signing in, or null for anything that leads elsewhere. */
export function safeNext(next: string | null): string | null {
  // Browsers drop control characters from an address, so `/\t/host` would lead to another site.
  return next && /^\/(?![/\\])\P{Cc}*$/u.test(next) ? next : null;
}
