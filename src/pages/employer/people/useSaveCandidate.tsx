import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HAS_NOTES, saveCandidate, unsaveCandidate } from '#src/api/queries/employerPeople.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import type { Person } from '#src/pages/employer/people/person.ts';
import { useUser } from '#src/session/usePerson.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';

export interface SaveToggle {
  /** Of its button. */
  id: string;
  isSaved: boolean;
  toggle: () => void;
  /** What failed, with the way to try it again, or the question about notes that would go. */
  failed: ReactNode;
}

/**
 * Saves or unsaves one candidate. The change shows at once and is undone when it fails. A press
 * during the call is done after it, so that the last one counts. Where notes would be deleted too,
 * that is asked first.
 */
export function useSaveCandidate(person: Person): SaveToggle {
  const { t } = useTranslation('employerPeople');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const savedId = person.profileSavedCandidateId;
  const id = useId();
  const wish = useRef(savedId !== null);
  const withNotes = useRef(false);
  const [wanted, setWanted] = useState(savedId !== null);
  const call = useAnnouncedCall(async () => {
    let saved = savedId;
    let done: boolean;
    do {
      done = wish.current;
      if (done) saved ??= (await saveCandidate(UserGuid, person.UserGuid)).savedId;
      else if (saved !== null) {
        await unsaveCandidate(person.UserGuid, saved, withNotes.current);
        saved = null;
      }
    } while (wish.current !== done);
    return done ? t('save.saved', { name: person.name }) : t('save.removed', { name: person.name });
  });
  const isSaved = call.isCalling ? wanted : savedId !== null;
  const toggle = () => {
    wish.current = !isSaved;
    withNotes.current = false;
    setWanted(!isSaved);
    call.start();
  };
  const { failure } = call;
  const asksAboutNotes = failure?.code === HAS_NOTES;
  const why = failure === null ? '' : problemText(failure);
  const what = t(wanted ? 'save.notSaved' : 'save.notRemoved', { name: person.name });
  return {
    id,
    isSaved,
    toggle,
    failed: (
      <>
        {failure === null || asksAboutNotes ? null : (
          <FailureNotice
            text={`${what} ${why}`}
            controlId={id}
            actions={<Button onPress={call.start}>{tc('retry')}</Button>}
          />
        )}
        <ConfirmDialog
          isOpen={asksAboutNotes}
          title={t('save.askTitle', { name: person.name })}
          message={t('save.askText')}
          confirmLabel={t('save.askConfirm')}
          cancelLabel={tc('cancel')}
          isDangerous
          onCancel={call.forget}
          onConfirm={() => {
            withNotes.current = true;
            call.start();
          }}
        />
      </>
    ),
  };
}
