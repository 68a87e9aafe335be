import { draftKinds, draftOf } from '#machines/draftKeeper/draftKeeper.ts';
import {
  isRecordDraft,
  RECORD_DRAFT_VERSION,
  type RecordDraft,
} from '#src/components/caseload/recordDraft.ts';
import { useDraftKeeper } from '#src/session/useDraftKeeper.ts';

/** What was typed for a record and not saved. */
export interface UnsavedRecord {
  /** The name of its draft. */
  readonly kind: string;
  readonly what: string;
  /** What was to be next; empty when nothing of that was changed. */
  readonly nextStep: string;
}

function unsavedOf(kind: string, { what, nextStep, stepBefore }: RecordDraft): UnsavedRecord[] {
  const one = {
    kind,
    what: what.trim(),
    nextStep: nextStep === stepBefore ? '' : nextStep.trim(),
  };
  return one.what === '' && one.nextStep === '' ? [] : [one];
}

/**
 * What was typed for records of some matches, and not saved.
 * @param isWanted which matches, by id
 */
export function useUnsavedRecords(isWanted: (matchGuid: string) => boolean): UnsavedRecord[] {
  const snapshot = useDraftKeeper((one) => one);
  return draftKinds(snapshot).flatMap((kind) => {
    const wanted = { kind, version: RECORD_DRAFT_VERSION, isDraft: isRecordDraft };
    const words = draftOf(snapshot, wanted)?.data;
    return words?.matchGuid !== undefined && isWanted(words.matchGuid)
      ? unsavedOf(kind, words)
      : [];
  });
}
