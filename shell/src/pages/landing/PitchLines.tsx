type Props = { className?: string };

/** Lines of a full pitch seen from above, in metres: 105 by 68, with one metre of run-off. */
export function PitchLines({ className }: Props) {
  return (
    <svg
      className={className}
      viewBox="-1 -1 107 70"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.35"
      aria-hidden="true"
    >
      <path d="M0 0H105V68H0ZM52.5 0V68" />
      <circle cx="52.5" cy="34" r="9.15" />
      <path d="M0 13.84H16.5V54.16H0M0 24.84H5.5V43.16H0M16.5 26.69a9.15 9.15 0 0 1 0 14.62" />
      <path d="M105 13.84H88.5V54.16H105M105 24.84H99.5V43.16H105M88.5 26.69a9.15 9.15 0 0 0 0 14.62" />
      <path d="M0 1a1 1 0 0 0 1-1M104 0a1 1 0 0 0 1 1M105 67a1 1 0 0 0-1 1M1 68a1 1 0 0 0-1-1" />
      <path d="M52.5 34h.01M11 34h.01M94 34h.01" strokeLinecap="round" strokeWidth="0.9" />
    </svg>
  );
}
