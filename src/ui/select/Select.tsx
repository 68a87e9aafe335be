import { lazy, Suspense } from 'react';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { LabelText } from '#src/ui/field/FieldParts.tsx';
import styles from '#src/ui/field/Field.module.css';
import type { SelectProps } from './selectProps.ts';

const Working = lazy(() => import('./SelectListBox.tsx'));

/** One of several, by a button that opens a list. Its code is fetched when first shown. */
export function Select(props: SelectProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.field} data-label={props.labelPlace} aria-hidden="true">
          <span className={styles.label}>
            <LabelText label={props.shownLabel ?? props.label} requiredWord={props.requiredWord} />
          </span>
          {props.description ? <div className={styles.description}>{props.description}</div> : null}
          <Skeleton lines={1} isControl />
        </div>
      }
    >
      <Working {...props} />
    </Suspense>
  );
}
