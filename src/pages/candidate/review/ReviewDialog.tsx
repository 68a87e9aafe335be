import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewDraft } from '#domain/reviewDraft.ts';
import {
  canSubmitReview,
  type ResumeUploadSnapshot,
  shownProblems,
} from '#machines/resumeUpload.ts';
import type { ResumeUploadEvent } from '#machines/resumeUploadTypes.ts';
import type { OpenedDraft } from '#src/components/draft/openedDraft.ts';
import { RestoredNote } from '#src/components/draft/RestoredNote.tsx';
import { AboutYou } from '#src/pages/candidate/review/AboutYou.tsx';
import { EducationEntries } from '#src/pages/candidate/review/EducationEntries.tsx';
import { ReviewFooter } from '#src/pages/candidate/review/ReviewFooter.tsx';
import { ReviewMarksContext } from '#src/pages/candidate/review/reviewContext.ts';
import { SkillsEditor } from '#src/pages/candidate/review/SkillsEditor.tsx';
import { useProblemList } from '#src/pages/candidate/review/useProblemList.ts';
import { WorkEntries } from '#src/pages/candidate/review/WorkEntries.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { ErrorSummary } from '#src/ui/errorSummary/ErrorSummary.tsx';
import { Form } from '#src/ui/form/Form.tsx';

interface ReviewDialogProps {
  snapshot: ResumeUploadSnapshot;
  send: (event: ResumeUploadEvent) => void;
  /** When what is shown was typed, before a reload or signing in again; null when it is new. */
  restored: OpenedDraft | null;
}

/**
 * "Review your resume": every parsed value, editable, with its line of the resume. Static, as
 * section 4 says; its Close button asks before it clears the values.
 */
export function ReviewDialog({ snapshot, send, restored }: ReviewDialogProps) {
  const { t } = useTranslation('review');
  const { t: tc } = useTranslation();
  const { draft, evidence, source } = snapshot.context;
  const isSubmitting = snapshot.matches('submitting');
  const isOpen = snapshot.matches('reviewing') || isSubmitting;
  const [attempt, setAttempt] = useState(0);
  const problems = shownProblems(snapshot);
  const links = useProblemList(problems);

  // A problem that only the server could know arrives like a refused submit: its list takes focus.
  const serverProblems = snapshot.context.serverProblems.length;
  useEffect(() => {
    if (serverProblems > 0) setAttempt((before) => before + 1);
  }, [serverProblems]);

  const marks = useMemo(
    () => ({
      evidenceOf: (pointer: string) => evidence.find((one) => one.pointer === pointer),
      problemOf: (pointer: string) => problems.find((one) => one.pointer === pointer),
    }),
    [evidence, problems],
  );
  if (draft === null) return null;

  const submit = () => {
    setAttempt((before) => before + 1);
    send({ type: 'review.submitted' });
  };
  const edit = {
    draft,
    onChange: (next: ReviewDraft) => send({ type: 'review.changed', draft: next }),
  };
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={() => send({ type: 'review.dismissed' })}
        title={t('title')}
        closeLabel={tc('close')}
        isStatic
        footer={
          <ReviewFooter
            draft={draft}
            canSubmit={canSubmitReview(snapshot)}
            isSubmitting={isSubmitting}
            onSubmit={submit}
          />
        }
      >
        <p>{source === 'manual' ? t('manualLead') : t('lead')}</p>
        {restored ? <RestoredNote opened={restored} /> : null}
        <ErrorSummary title={t('problems')} errors={links} attempt={attempt} headingLevel={3} />
        <ReviewMarksContext value={marks}>
          {/* A submitted review cannot be changed while it is saved, because the changes would
              be lost. */}
          <div inert={isSubmitting}>
            <Form id="review" onSubmit={submit} aria-label={t('title')}>
              <AboutYou {...edit} />
              <SkillsEditor {...edit} />
              <WorkEntries {...edit} />
              <EducationEntries {...edit} />
            </Form>
          </div>
        </ReviewMarksContext>
      </Dialog>
      <ConfirmDialog
        isOpen={snapshot.matches({ reviewing: 'confirmingDismissal' })}
        title={t('dismiss.title')}
        message={t('dismiss.text')}
        confirmLabel={t('dismiss.confirm')}
        cancelLabel={t('dismiss.cancel')}
        isDangerous
        onConfirm={() => send({ type: 'dismissal.confirmed' })}
        onCancel={() => send({ type: 'dismissal.cancelled' })}
      />
    </>
  );
}
