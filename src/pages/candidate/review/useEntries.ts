import { useEffect, useRef } from 'react';
import { announce } from '#src/ui/announcer/announce.ts';
import { focusField } from '#src/ui/focus/focusField.ts';

interface EntriesOptions<Entry> {
  list: readonly Entry[];
  /**
   * Ids: `${prefix}-entries` is the heading, `${prefix}-entry-${index}` the first field of an
   * entry.
   */
  prefix: string;
  empty: Entry;
  onChange: (list: Entry[]) => void;
  addedText: string;
  removedText: string;
}

/**
 * Adding, changing and removing entries of a list, with the focus for the next step (WCAG 2.4.3).
 */
export function useEntries<Entry>(options: EntriesOptions<Entry>) {
  const { list, prefix, empty, onChange, addedText, removedText } = options;
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    focusField(focusNext.current);
    focusNext.current = null;
  }, [list]);
  return {
    add() {
      focusNext.current = `${prefix}-entry-${list.length}`;
      announce(addedText);
      onChange([...list, empty]);
    },
    replace(index: number, entry: Entry) {
      onChange(list.map((one, at) => (at === index ? entry : one)));
    },
    remove(index: number) {
      focusNext.current = `${prefix}-entries`;
      announce(removedText);
      onChange(list.filter((_, at) => at !== index));
    },
  };
}
