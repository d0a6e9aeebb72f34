/** Views of a pitch, in one coordinate system; the centre circle has a radius of 100. */
const VIEWS = {
  centre: { box: '-20 -130 320 260', fit: 'xMaxYMid slice' },
  box: { box: '0 0 400 220', fit: 'xMidYMin slice' },
  corner: { box: '0 0 260 200', fit: 'xMaxYMin slice' },
  full: { box: '-4 -4 608 408', fit: 'xMidYMid meet' },
} as const;

export type PitchLinesProps = { part?: keyof typeof VIEWS; className?: string | undefined };

/** Chalk lines of the pitch as decoration, in the text colour. */
export function PitchLines({ part = 'centre', className }: PitchLinesProps) {
  const { box, fit } = VIEWS[part];
  return (
    <svg
      className={className}
      viewBox={box}
      preserveAspectRatio={fit}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
      focusable="false"
    >
      {part === 'centre' && <Centre />}
      {part === 'box' && <Box />}
      {part === 'corner' && <Corner />}
      {part === 'full' && <Full />}
    </svg>
  );
}

function Centre() {
  return (
    <>
      <path d="M140 -400V400" />
      <circle cx="140" cy="0" r="100" />
      <circle cx="140" cy="0" r="5" fill="currentColor" stroke="none" />
    </>
  );
}

function Box() {
  return (
    <>
      <path d="M-800 2H1200M50 2V132H350V2M125 2V52H275V2M148 132a64 64 0 0 0 104 0" />
      <circle cx="200" cy="94" r="4" fill="currentColor" stroke="none" />
    </>
  );
}

function Corner() {
  return (
    <>
      <path d="M-800 14H246V800" />
      <path d="M202 14a44 44 0 0 0 44 44" />
    </>
  );
}

function Full() {
  return (
    <>
      <path d="M0 0H600V400H0ZM300 0V400M0 90H95V310H0M0 150H38V250H0M600 90H505V310H600M600 150H562V250H600" />
      <path d="M95 158a52 52 0 0 1 0 84M505 158a52 52 0 0 0 0 84" />
      <path d="M0 14A14 14 0 0 0 14 0M586 0A14 14 0 0 0 600 14M600 386A14 14 0 0 0 586 400M14 400A14 14 0 0 0 0 386" />
      <circle cx="300" cy="200" r="62" />
      <circle cx="300" cy="200" r="4" fill="currentColor" stroke="none" />
    </>
  );
}
