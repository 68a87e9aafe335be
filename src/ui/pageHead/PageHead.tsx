import type { ReactNode, Ref } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  /** The one h1 of the screen. */
  title: string;
  /** One or two sentences: what this screen is for. */
  lead?: ReactNode;
  /** Beside the title, e.g. a link to another view. */
  actions?: ReactNode;
  /** The h1, for moving focus to it after a route change. */
  ref?: Ref<HTMLHeadingElement>;
}

/** How every screen begins. */
export function PageHead({ title, lead, actions, ref }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 ref={ref ?? null} tabIndex={-1}>
          {title}
        </h1>
        {lead ? <div className={styles.lead}>{lead}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
