/** What is kept on this device under `key`, or null; a browser that keeps nothing is no failure. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on this device as far as the browser allows; null removes it. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the page goes on with what it holds in memory.
  }
}

/** Everything that is kept on this device under keys that begin with `prefix`. */
export function storedUnder(prefix: string): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.flatMap((key) => localStorage.getItem(key) ?? []);
  } catch {
    return [];
  }
}
