import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewDraft } from '#domain/reviewDraft.ts';
import {
  blockersOf,
  doubtsOf,
  nextPart,
  type PartState,
  partIds,
  partOf,
  partState,
} from '#domain/reviewParts.ts';
import type { ResumeUploadSnapshot } from '#machines/resumeUpload/resumeUpload.ts';
import type { ResumeUploadEvent } from '#machines/resumeUpload/resumeUploadTypes.ts';
import {
  fieldIdOf,
  firstFieldOf,
  focusPart,
  SUBMIT_ID,
} from '#src/pages/candidate/review/fields.ts';
import { usePartWords } from '#src/pages/candidate/review/usePartWords.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { focusField } from '#src/ui/focus/focusField.ts';

/** The parts of a review as they stand, and what a person does with them. */
export function useReviewParts(
  { context }: ResumeUploadSnapshot,
  draft: ReviewDraft,
  send: (event: ResumeUploadEvent) => void,
) {
  const { t } = useTranslation('review');
  const words = usePartWords(draft);
  const { evidence, marks, serverProblems, problemsShown } = context;
  const { doubts, blocked, states } = useMemo(() => {
    const review = { draft, evidence, marks, serverProblems };
    const found = doubtsOf(review);
    return {
      doubts: found,
      blocked: blockersOf(review),
      states: new Map(partIds(draft).map((part) => [part, partState(part, marks, found)])),
    };
  }, [draft, evidence, marks, serverProblems]);

  // The element to focus is there once the new marks are shown.
  const focusNext = useRef(() => {});
  useEffect(() => {
    focusNext.current();
    focusNext.current = () => {};
  }, [marks]);

  const count = (after: ReadonlyMap<string, PartState>) => ({
    right: [...after.values()].filter((state) => state === 'right').length,
    all: after.size,
  });
  const isBlocked = (part: string) => blocked.some(({ pointer }) => partOf(pointer) === part);
  const needed = [...states].filter(([, state]) => state === 'check').map(([part]) => part);
  return {
    states,
    words,
    needed,
    progress: count(states),
    doubtsOf: (part: string) => doubts.filter(({ pointer }) => partOf(pointer) === part),
    isUnsure: (pointer: string) =>
      doubts.some(
        (one) => ['unsure', 'untitled', 'unended'].includes(one.code) && one.pointer === pointer,
      ),
    /** After a refused submit the links of its problems lead to fields, so those are shown. */
    isOpen: (part: string) => marks.opened.includes(part) || (problemsShown && isBlocked(part)),
    areAllOpen: [...states.keys()].every((part) => marks.opened.includes(part)),
    open(part: string) {
      focusNext.current = () => void focusField(firstFieldOf(part));
      send({ type: 'part.opened', part });
    },
    openAll() {
      const [first = ''] = states.keys();
      focusNext.current = () => focusPart(first);
      send({ type: 'parts.opened' });
    },
    confirm(part: string) {
      const problem = blocked.find(({ pointer }) => partOf(pointer) === part);
      if (problem) focusNext.current = () => void focusField(fieldIdOf(problem.pointer));
      else {
        const after = new Map(states).set(part, 'right');
        const next = nextPart(part, after);
        focusNext.current = () =>
          next === undefined ? void focusField(SUBMIT_ID) : focusPart(next);
        announce(t('part.confirmed', count(after)));
      }
      send({ type: 'part.confirmed', part });
    },
    confirmAll() {
      const after = new Map(
        [...states.keys()].map((part) => [part, isBlocked(part) ? 'check' : 'right'] as const),
      );
      announce(t('part.confirmed', count(after)));
      send({ type: 'parts.confirmed' });
    },
  };
}

export type ReviewPartsView = ReturnType<typeof useReviewParts>;
