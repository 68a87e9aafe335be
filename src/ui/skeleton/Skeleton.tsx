import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** How many lines of text will come. */
  lines?: number;
  /** A control of 44 px instead of a line. */
  isControl?: boolean;
}

/**
 * A placeholder for loading content. Decorative: it does not move, and LoadingRegion announces.
 */
export function Skeleton({ lines = 3, isControl = false }: SkeletonProps) {
  return (
    <div className={styles.skeleton} aria-hidden="true" data-control={isControl || undefined}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
