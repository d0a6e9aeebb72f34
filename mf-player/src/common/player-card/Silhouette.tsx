/** A player in a striped shirt, for players without a photo. The shirt has the text colour. */
export function Silhouette({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 200 220"
      className={className}
      strokeWidth="4"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="#07150d" stroke="#f6f3e6">
        <path d="M78 88h44v36l-22 14-22-14Z" />
        <path d="M100 16c25 0 38 18 38 42 0 29-16 52-38 52S62 87 62 58c0-24 13-42 38-42Z" />
      </g>
      <path
        d="M74 114c8 12 16 17 26 17s18-5 26-17c32 7 52 15 60 34 5 12 8 36 9 76H5c1-40 4-64 9-76 8-19 28-27 60-34Z"
        fill="currentColor"
        stroke="#07150d"
      />
      <path
        d="M48 125l20-6v105H48ZM132 119l20 6v99h-20ZM90 130c7 2 13 2 20 0v94H90Z"
        fill="#07150d"
        fillOpacity="0.85"
      />
      <path d="M40 168l-4 56M160 168l4 56" stroke="#07150d" />
    </svg>
  );
}
