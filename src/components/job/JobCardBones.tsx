import styles from '#src/components/job/JobCard.module.css';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

/** Two cards that are still to come, in the size of the cards. */
export function JobCardBones() {
  return (
    <div className={styles.bones} aria-hidden="true">
      {[0, 1].map((number) => (
        <div key={number} className={styles.card}>
          <div className={styles.job}>
            <span className={styles.bone} />
            <Skeleton lines={6} />
          </div>
        </div>
      ))}
    </div>
  );
}
