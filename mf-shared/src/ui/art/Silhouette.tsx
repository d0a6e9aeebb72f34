/** A player seen from the front, for those without a photo; filled with the text colour. */
export function Silhouette({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 220" className={className} fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M100 20c24 0 39 18 39 43 0 28-17 51-39 51S61 91 61 63c0-25 15-43 39-43Z" />
      <path d="M77 112c7 8 14 12 23 12s16-4 23-12l9 11c24 6 45 16 53 33 5 11 8 34 9 64H6c1-30 4-53 9-64 8-17 29-27 53-33Z" />
    </svg>
  );
}
