import type { ReactNode } from 'react';
import styles from './CardHead.module.css';

interface CardHeadProps {
  /** A Monogram or a logo; hidden in narrow cards. */
  picture?: ReactNode;
  /** The heading, with a link when the card opens something. */
  title: ReactNode;
  /** Facts under the heading. */
  children?: ReactNode;
  /** Beside the heading, below it where room is short. */
  actions?: ReactNode;
}

/** The top of a card: picture, heading with facts, action. */
export function CardHead({ picture, title, children, actions }: CardHeadProps) {
  return (
    <div className={styles.head}>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      <div className={styles.words}>
        {title}
        {children}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
