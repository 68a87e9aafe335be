import { type ReactNode, useCallback, useId, useRef } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  /** The one h1 of the screen. */
  title: string;
  titleId?: string | undefined;
  /** Of a title in another language than the page. */
  titleLang?: string | undefined;
  /** The title with its words in another language marked. */
  shownTitle?: ReactNode;
  /** Above the title and its description, e.g. a StepLine. */
  over?: ReactNode;
  /** The step of a screen that has several under one title. */
  step?: string | undefined;
  /** One or two sentences: what this screen is for. */
  lead?: ReactNode;
  /** A picture before the title, e.g. the logo of a company. */
  mark?: ReactNode;
  /** Beside the title, e.g. a link to another view. */
  actions?: ReactNode;
  /** wide: the screen is a list, a table or a board, and uses the width of the window. */
  room?: 'wide' | undefined;
}

/**
 * Keeps the words of the title in the accessibility tree as a part of their own. When what had the
 * focus is gone, Orca goes in silence to the first place of the new screen. Were that the title
 * itself, its focus would be no news, and the title never said. What stands over a title is
 * such a place already, and describes the title, which only the title as a whole has said.
 */
const placeOfItsOwn = { 'aria-busy': false };

/**
 * How every screen begins. A new title is a new h1: Orca with Chromium reads an element whose text
 * has changed with its old text. The new one takes over the focus of the old one.
 */
export function PageHead({
  title,
  titleId,
  titleLang,
  shownTitle = title,
  over,
  step = '',
  lead,
  mark,
  actions,
  room,
}: PageHeadProps) {
  const overId = useId();
  const hadFocus = useRef(false);
  const keepFocus = useCallback((heading: HTMLHeadingElement | null) => {
    if (hadFocus.current) heading?.focus({ preventScroll: true });
    return () => {
      hadFocus.current = heading !== null && document.activeElement === heading;
    };
  }, []);
  return (
    <div className={styles.head} data-room={room}>
      {mark ? <div className={styles.mark}>{mark}</div> : null}
      <div className={styles.words}>
        {over ? (
          <div id={overId} className={styles.over}>
            {over}
          </div>
        ) : null}
        <h1
          key={`${step} ${title}`}
          ref={keepFocus}
          tabIndex={-1}
          {...(titleId ? { id: titleId } : {})}
          {...(over ? { 'aria-describedby': overId } : {})}
          {...(titleLang ? { lang: titleLang } : {})}
        >
          {over ? shownTitle : <span {...placeOfItsOwn}>{shownTitle}</span>}
        </h1>
        {lead ? <div className={styles.lead}>{lead}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
