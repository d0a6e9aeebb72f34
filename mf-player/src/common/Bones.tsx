import { Skeleton } from 'mf-shared/ui/Skeleton';

type Props = {
  /** CSS length of one card. */
  height: string;
  count?: number;
  /** Of the list that they stand for. */
  className: string | undefined;
};

/** Placeholders of a list of cards that is being loaded. */
export function Bones({ height, count = 3, className }: Props) {
  const cards = Array.from({ length: count }, (_, index) => index);
  return (
    <div className={className} aria-busy="true">
      {cards.map((card) => (
        <Skeleton key={card} height={height} />
      ))}
    </div>
  );
}
