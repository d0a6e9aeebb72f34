type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Wraps the storage that `open` returns. Keeps a refused value in memory until the page is left. */
function keptIn(open: () => Storage): Kept {
  const onPage = new Map<string, string>();
  return {
    getItem(key) {
      try {
        return onPage.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      onPage.delete(key);
      try {
        open().setItem(key, value);
      } catch {
        onPage.set(key, value);
      }
    },
    removeItem(key) {
      onPage.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // A forbidden storage holds nothing.
      }
    },
  };
}

/** Values kept on this device; works without storage too. */
export const deviceStorage = keptIn(() => localStorage);

/** Values kept for this tab; works without storage too. */
export const tabStorage = keptIn(() => sessionStorage);
