import { useMemo } from 'react';
import type { SectionDraft } from '#machines/sectionFormTypes.ts';
import type { KeyedDraft, SectionCalls } from '#src/components/section/sectionTypes.ts';
import type { DraftOfForm } from '#src/components/useDraft.ts';

/** Without a secure connection the browser makes none, and every try adds. */
function newKey(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}

/**
 * The draft and the calls of a section, so that an entry is added once however often it is sent: the server may have added
 * it although its answer was lost. The entry has one key from the first try on, kept with what was typed, until it is saved
 * or what was typed is given up. Not from the first key press on: the same draft may be open in two windows, for two entries.
 */
export function useEntryKey(draft: DraftOfForm<KeyedDraft>, calls: SectionCalls) {
  const { restored, keep, discard, read } = draft;
  const sent = useMemo(() => ({ key: restored?.data.key }), [restored]);
  return useMemo(() => {
    const keepWithKey = ({ base, values }: SectionDraft) =>
      keep({ base, values, ...(sent.key === undefined ? {} : { key: sent.key }) });
    return {
      draft: {
        ...draft,
        keep: keepWithKey,
        discard: () => {
          sent.key = undefined;
          discard();
        },
      },
      calls: {
        ...calls,
        save: async (record: Parameters<SectionCalls['save']>[0]) => {
          if (record.entry.id !== null) return calls.save(record);
          const key = (sent.key ??= newKey());
          const typed = read();
          if (typed !== null) keepWithKey(typed);
          const answer = await calls.save(record, key);
          // What was typed meanwhile is another entry.
          sent.key = undefined;
          const next = read();
          if (next !== null && next.key === key) keepWithKey(next);
          return answer;
        },
      },
    };
    // The form takes both once, when it opens; only these last.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [sent, keep, discard]);
}
