import styles from '#src/components/job/JobCard.module.css';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

/** A card of a shelf that is still to come, in its size. */
export function ShortJobCardBones() {
  return (
    <div className={`${styles.card} ${styles.short}`}>
      <Skeleton lines={5} />
      <Skeleton lines={1} isControl />
    </div>
  );
}
