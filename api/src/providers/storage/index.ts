/** A stored photo, under a name of our own. */
export type StoredPhoto = {
  /** Path below the origin, such as `/uploads/0199….webp`; its thumbnail ends in `.thumb.webp`. */
  path: string;
};

/** Keeps re-encoded photos: in a folder of this machine or in an S3-compatible store. */
export type PhotoStorage = {
  /**
   * Re-encodes and keeps a photo with its thumbnail.
   * @throws `photo_too_large` over 8 MB
   * @throws `photo_too_many_pixels` over 24 megapixels
   * @throws `photo_invalid` for anything that is not a picture, whatever its name says
   * @throws `photos_busy` while too many wait
   */
  save: (file: File) => Promise<StoredPhoto>;
  /** Deletes a photo and its thumbnail; ignores unknown paths. */
  remove: (path: string) => Promise<void>;
  /** Bytes and type of a stored file by its name, or null. */
  read: (name: string) => Promise<{ body: Uint8Array; type: string } | null>;
  /** Rejects when photos cannot be stored at present. */
  check: () => Promise<void>;
};
