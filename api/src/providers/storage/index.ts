/** A photo as it was stored, under a name of our own. */
export type StoredPhoto = {
  /** Path below the origin, such as `/uploads/0199….webp`; its thumbnail ends in `.thumb.webp`. */
  path: string;
};

/** Keeps re-encoded photos: a folder of this machine or an S3-compatible store. */
export type PhotoStorage = {
  /**
   * Re-encodes and keeps a photo with its thumbnail. Throws `photo_too_large` over 8 MB, `photo_too_many_pixels`
   * over 24 megapixels, `photo_invalid` for anything that is not a picture, whatever its name says, and
   * `photos_busy` while too many wait.
   */
  save: (file: File) => Promise<StoredPhoto>;
  /** Deletes a photo and its thumbnail; unknown paths are ignored. */
  remove: (path: string) => Promise<void>;
  /** Bytes and type of a stored file by its name, or null. */
  read: (name: string) => Promise<{ body: Uint8Array; type: string } | null>;
  /** Rejects when photos cannot be kept at present. */
  check: () => Promise<void>;
};
