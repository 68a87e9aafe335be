import { type ReactNode, useId } from 'react';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
  /** What the fields are about, e.g. "Work, 1 of 3: Customer Service Associate". */
  legend: string;
  /** Makes the legend a heading of this level too, so that heading navigation finds it. */
  headingLevel?: 2 | 3 | 4;
  description?: ReactNode;
  /** Beside the legend, e.g. a Remove button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together. Screen readers read the legend and the description on entering. */
export function FieldGroup({
  legend,
  headingLevel,
  description,
  actions,
  children,
}: FieldGroupProps) {
  const descriptionId = useId();
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <fieldset
      className={styles.group}
      {...(description ? { 'aria-describedby': descriptionId } : {})}
    >
      <legend className={styles.legend}>
        <Heading className={styles.title}>{legend}</Heading>
      </legend>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      <div className={styles.body}>
        {description ? (
          <div id={descriptionId} className={styles.description}>
            {description}
          </div>
        ) : null}
        {children}
      </div>
    </fieldset>
  );
}
