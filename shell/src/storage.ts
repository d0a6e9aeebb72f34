type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Wraps the storage that `open` returns. A value that it refuses is kept in memory until the page is left. */
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
        // A storage that is forbidden holds nothing.
      }
    },
  };
}

/** What is kept on this device; a browser that forbids it is no failure. */
export const deviceStorage = keptIn(() => localStorage);

/** What is kept for this tab; a browser that forbids it is no failure. */
export const tabStorage = keptIn(() => sessionStorage);
