import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './Notice.module.css';

const ICONS = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

export type NoticeKind = keyof typeof ICONS;

interface NoticeProps {
  kind: NoticeKind;
  /**
   * The kind as a word, e.g. "Note", "Done", "Please check", "Error"; color and icon repeat it.
   */
  word: string;
  children: ReactNode;
  /** What to do next: a button or a link. */
  actions?: ReactNode;
}

/** A message on the page. It is not a live region: call announce() when it appears later. */
export function Notice({ kind, word, children, actions }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind}>
      <Icon of={ICONS[kind]} />
      <div className={styles.words}>
        <b className={styles.word}>{word}</b>
        <div>{children}</div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
