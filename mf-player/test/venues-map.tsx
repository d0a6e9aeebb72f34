type Props = { points: readonly { id: string; text: string }[]; onChoose: (ids: string[]) => void };

/** Stands for the map of venues: each point is a button. */
export const VenuesMap = ({ points, onChoose }: Props) =>
  points.map(({ id, text }) => (
    <button key={id} type="button" onClick={() => onChoose([id])}>
      {text}
    </button>
  ));
