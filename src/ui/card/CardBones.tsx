import { Card } from '#src/ui/card/Card.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

/** A card that is still to come, with so many lines of text. */
export function CardBones({ lines }: { lines: number }) {
  return (
    <Card>
      <Skeleton lines={lines} />
    </Card>
  );
}
