import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { itemsInSight } from '#src/ui/focus/inSight.ts';
import styles from './Shelf.module.css';

interface ShelfProps {
  /** The h2, which names the region and its list. */
  heading: string;
  headingId: string;
  /** How many cards there are. */
  count: number;
  /** E.g. "4 to 6 of 12"; announced after a press. */
  positionText: (from: number, to: number, of: number) => string;
  /**
   * Visible words, e.g. "Previous", and the names that begin with them, e.g. "Previous recommended
   * jobs".
   */
  previousWord: string;
  previousLabel: string;
  nextWord: string;
  nextLabel: string;
  /** Why a button does nothing at its end, e.g. "First jobs"; read after its name. */
  firstText: string;
  lastText: string;
  /** Cards as li. */
  children: ReactNode;
}

/** Time after the last scroll event, so that one press is announced once. */
const SETTLED_MS = 150;

/**
 * Cards side by side under their heading. It never moves by itself: the buttons move by the number
 * of visible cards, and a focused card scrolls fully into view. All cards are in page order, so
 * reading needs no button.
 */
export function Shelf(props: ShelfProps) {
  const { heading, headingId, count, positionText, children } = props;
  const endId = useId();
  const list = useRef<HTMLUListElement>(null);
  const wasPressed = useRef(false);
  const [{ from, to }, setInSight] = useState({ from: 1, to: count });

  /** Which cards are visible now; null when there are none. */
  const measure = () => {
    const element = list.current;
    if (!element || element.children.length === 0) return null;
    const sides = [...element.children].map((card) => card.getBoundingClientRect());
    const found = itemsInSight(element.getBoundingClientRect(), sides);
    setInSight((known) => (known.from === found.from && known.to === found.to ? known : found));
    return found;
  };
  const onSettled = useEffectEvent(() => {
    const found = measure();
    if (wasPressed.current && found) announce(positionText(found.from, found.to, count));
    wasPressed.current = false;
  });
  const onResized = useEffectEvent(() => void measure());

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => onSettled(), SETTLED_MS);
    };
    // A press gives the focus too. Scrolled away under the pointer, the card would be released
    // somewhere else, and the press would be lost.
    let isHeld = false;
    const onDown = () => {
      isHeld = true;
    };
    const onUp = () => {
      isHeld = false;
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (isHeld) return;
      const card = [...element.children].find(
        (one) => target instanceof Node && one.contains(target),
      );
      card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const resized = new ResizeObserver(() => onResized());
    resized.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('pointerdown', onDown, { capture: true });
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('pointerdown', onDown, { capture: true });
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
    };
  }, []);

  /** Scrolls the card of this number to the start. */
  const turnTo = (number: number) => {
    const element = list.current;
    const card = element?.children[Math.max(0, Math.min(count, number) - 1)];
    if (!element || !card) return;
    wasPressed.current = true;
    const [frame, box] = [element.getBoundingClientRect(), card.getBoundingClientRect()];
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    // The style sheet sets the smoothness; people who want no motion get none.
    element.scrollBy({ left: isRightToLeft ? box.right - frame.right : box.left - frame.left });
  };

  const page = to - from + 1;
  const isTurning = page < count;
  return (
    <section aria-labelledby={headingId} className={styles.shelf}>
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={-1}>
          {heading}
        </h2>
        {isTurning ? (
          <div className={styles.turn}>
            <span className={styles.position}>{positionText(from, to, count)}</span>
            <Button
              icon={ChevronLeft}
              aria-label={props.previousLabel}
              isUnavailable={from === 1}
              {...(from === 1 ? { 'aria-describedby': `${endId}-first` } : {})}
              onPress={() => turnTo(from - page)}
            >
              {props.previousWord}
            </Button>
            <Button
              iconAfter={ChevronRight}
              aria-label={props.nextLabel}
              isUnavailable={to === count}
              {...(to === count ? { 'aria-describedby': `${endId}-last` } : {})}
              onPress={() => turnTo(to + 1)}
            >
              {props.nextWord}
            </Button>
            {/* The position beside the buttons shows it; hidden words still describe. */}
            <span id={`${endId}-first`} hidden>
              {props.firstText}
            </span>
            <span id={`${endId}-last`} hidden>
              {props.lastText}
            </span>
          </div>
        ) : null}
      </div>
      <ul ref={list} role="list" aria-labelledby={headingId} className={styles.list}>
        {children}
      </ul>
    </section>
  );
}
