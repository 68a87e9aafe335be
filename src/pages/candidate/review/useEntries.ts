import { useEffect, useRef } from 'react';
import { firstFieldOf, focusPart } from '#src/pages/candidate/review/fields.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { focusField } from '#src/ui/focus/focusField.ts';

interface EntriesOptions<Entry> {
  list: readonly Entry[];
  part: 'work_experience' | 'education';
  /** Of the button that adds an entry. */
  addId: string;
  empty: Entry;
  onChange: (list: Entry[]) => void;
  addedText: string;
  removedText: string;
}

/**
 * Adding, changing and removing entries of a list, with the focus for the next step (WCAG 2.4.3).
 */
export function useEntries<Entry>(options: EntriesOptions<Entry>) {
  const { list, part, addId, empty, onChange, addedText, removedText } = options;
  const focusNext = useRef(() => {});
  useEffect(() => {
    focusNext.current();
    focusNext.current = () => {};
  }, [list]);
  return {
    add() {
      focusNext.current = () => void focusField(firstFieldOf(`${part}/${list.length}`));
      announce(addedText);
      onChange([...list, empty]);
    },
    replace(index: number, entry: Entry) {
      onChange(list.map((one, at) => (at === index ? entry : one)));
    },
    remove(index: number) {
      // The entry that takes its place, the one before it, or the way to add one.
      const next = Math.min(index, list.length - 2);
      focusNext.current = () => (next < 0 ? void focusField(addId) : focusPart(`${part}/${next}`));
      announce(removedText);
      onChange(list.filter((_, at) => at !== index));
    },
  };
}
