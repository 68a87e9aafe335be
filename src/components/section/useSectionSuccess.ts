import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTypedSince } from '#machines/form/form.ts';
import type { FormValues } from '#machines/form/formTypes.ts';
import { useServersWords } from '#src/components/failure/useServersWords.ts';
import { tellSuccess } from '#src/components/success/tellSuccess.ts';
import type { SectionProps } from '#src/components/section/sectionTypes.ts';
import type { useSection } from '#src/components/section/useSection.ts';
import { focusLater } from '#src/ui/focus/focusLater.ts';

interface SuccessOptions<Values extends FormValues> {
  section: ReturnType<typeof useSection<Values>>;
  props: Pick<SectionProps<Values>, 'words' | 'nextStep' | 'list'>;
  /** Id of the first field, which gets the focus for the next entry. */
  firstFieldId: string;
  /**
   * Id of the element that gets the focus when the one that had it goes; '' when none goes. Null
   * before anything was pressed on this visit.
   */
  focusAfter: RefObject<string | null>;
}

/** Tells that something was saved or deleted, and goes on at once. */
export function useSectionSuccess<Values extends FormValues>({
  section: { form, list },
  props: { words, nextStep, list: entries },
  firstFieldId,
  focusAfter,
}: SuccessOptions<Values>): void {
  const { t } = useTranslation('section');
  const wordsOf = useServersWords();
  const isDeleted = list.snapshot.matches('succeeded');
  const isDone = isDeleted || form.snapshot.matches('succeeded');
  useEffect(() => {
    if (!isDone) return;
    const { outcome, message } = form.snapshot.context;
    const done = isDeleted ? 'deleted' : outcome;
    const hasMore = hasTypedSince(form.snapshot);
    const text = done === null ? '' : (words[done] ?? words.updated);
    const detail = isDeleted ? null : message;
    tellSuccess(
      wordsOf({ code: 'saved', detail }, text) ?? text,
      ...(hasMore ? [t('typedSince')] : []),
    );
    (isDeleted ? list : form).send({ type: 'outcome.seen' });
    // Who came back during a save has begun to read, and did not press just now.
    if (focusAfter.current === null) return;
    if (nextStep) {
      nextStep.onSaved();
      return;
    }
    // Who types the next entry already is not moved.
    if (hasMore && document.activeElement?.closest('form')) return;
    // A new entry has no button yet, so the focus goes to the form for the next one.
    const isAdded = done === 'added' && entries !== undefined;
    const nextFocus = hasMore || isAdded ? firstFieldId : focusAfter.current;
    if (nextFocus) focusLater(nextFocus);
    // It is told once, in the words of the moment.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone]);
}
