/** The device's value under `key`, or null; works without storage too. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text on this device if the browser allows it; null removes it. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the page continues with its memory.
  }
}

/** All values of this device under keys that begin with `prefix`. */
export function storedUnder(prefix: string): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.flatMap((key) => localStorage.getItem(key) ?? []);
  } catch {
    return [];
  }
}
