import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import styles from './CompletionPanel.module.css';

/** A CompletionPanel that is still to come. */
export function CompletionBones() {
  return (
    <div className={styles.panel} aria-hidden="true">
      <div className={styles.top}>
        <span className={styles.bone} />
        <Skeleton lines={2} />
      </div>
      <Skeleton lines={4} />
    </div>
  );
}
