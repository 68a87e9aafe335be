import { lazy, Suspense } from 'react';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { LabelText } from '#src/ui/field/FieldParts.tsx';
import styles from '#src/ui/field/Field.module.css';
import type { DateFieldProps } from './dateFieldProps.ts';

const load = () => import('./DateFieldSegments.tsx');
const Segments = lazy(load);

/**
 * Fetches the date parts early, e.g. while a resume is read, so that the fields appear at once.
 */
export function preloadDateField(): void {
  void load();
}

/**
 * A date as year, month, day, typed or changed with the arrow keys. Its code is loaded when first
 * shown.
 */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.field} aria-hidden="true">
          <span className={styles.label}>
            <LabelText label={props.label} requiredWord={props.requiredWord} />
          </span>
          <Skeleton lines={1} isControl />
        </div>
      }
    >
      <Segments {...props} />
    </Suspense>
  );
}
