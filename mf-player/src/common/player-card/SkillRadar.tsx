/** The six skills of a player, each 0 to 100. */
export type SkillStats = {
  speed: number;
  shooting: number;
  passing: number;
  dribbling: number;
  defense: number;
  physical: number;
};

/** Skills with their Turkish names, in drawing order. */
export const SKILLS: readonly { key: keyof SkillStats; label: string }[] = [
  { key: 'speed', label: 'Hız' },
  { key: 'shooting', label: 'Şut' },
  { key: 'passing', label: 'Pas' },
  { key: 'dribbling', label: 'Dripling' },
  { key: 'defense', label: 'Defans' },
  { key: 'physical', label: 'Fizik' },
];

const RINGS = [25, 50, 75, 100];

function corner(index: number, radius: number): string {
  const angle = (Math.PI / 3) * index - Math.PI / 2;
  return `${(Math.cos(angle) * radius).toFixed(2)},${(Math.sin(angle) * radius).toFixed(2)}`;
}

const hexagon = (radius: (index: number) => number) =>
  SKILLS.map((_, index) => corner(index, radius(index))).join(' ');

/** Hexagon of the six skills in the text colour. Decoration: the numbers beside it say the same. */
export function SkillRadar({ stats, className }: { stats: SkillStats; className?: string | undefined }) {
  const value = (index: number) => {
    const skill = SKILLS[index];
    return skill ? Math.min(100, Math.max(4, stats[skill.key])) : 0;
  };
  return (
    <svg viewBox="-106 -106 212 212" className={className} aria-hidden="true" focusable="false">
      <g fill="none" stroke="#f6f3e6" strokeOpacity="0.28" strokeWidth="2">
        {RINGS.map((ring) => (
          <polygon key={ring} points={hexagon(() => ring)} />
        ))}
        {SKILLS.map((skill, index) => (
          <path key={skill.key} d={`M0 0L${corner(index, 100)}`} />
        ))}
      </g>
      <polygon
        points={hexagon(value)}
        fill="currentColor"
        fillOpacity="0.45"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
