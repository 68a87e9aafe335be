import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { ShortItem, ShortList } from '#src/ui/shortList/ShortList.tsx';
import styles from './RemovableList.module.css';

interface RemovableListProps {
  /** Name of the list, e.g. "Your added skills". */
  label: string;
  items: ReadonlyArray<string>;
  /** Visible on each button, e.g. "Remove". */
  removeWord: string;
  /** Full name of a button, starting with removeWord, e.g. "Remove Excel". */
  removeLabel: (item: string) => string;
  onRemove: (index: number) => void;
  /** Shown when the list is empty. */
  emptyText: string;
  isDisabled?: boolean;
}

/**
 * Short texts that can be removed, such as skills. After a removal focus moves to the next one.
 */
export function RemovableList({
  label,
  items,
  removeWord,
  removeLabel,
  onRemove,
  emptyText,
  isDisabled = false,
}: RemovableListProps) {
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);
  const removed = useRef<{ index: number; of: number } | undefined>(undefined);
  useEffect(() => {
    // It may take a call until it is gone.
    if (removed.current === undefined || items.length >= removed.current.of) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(removed.current.index, buttons.length - 1)] ?? empty.current)?.focus();
    removed.current = undefined;
  }, [items]);
  if (items.length === 0) {
    return (
      <p ref={empty} tabIndex={-1} className={styles.empty}>
        {emptyText}
      </p>
    );
  }
  return (
    <ShortList ref={list} label={label}>
      {items.map((item, index) => (
        <ShortItem key={`${index} ${item}`}>
          <span>{item}</span>
          <Button
            look="plain"
            isDisabled={isDisabled}
            aria-label={removeLabel(item)}
            onPress={() => {
              removed.current = { index, of: items.length };
              onRemove(index);
            }}
          >
            {removeWord}
          </Button>
        </ShortItem>
      ))}
    </ShortList>
  );
}
