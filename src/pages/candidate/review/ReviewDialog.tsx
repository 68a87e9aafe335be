import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOtherName } from '#domain/otherName.ts';
import type { ReviewDraft } from '#domain/reviewDraft.ts';
import {
  canSubmitReview,
  type ResumeUploadSnapshot,
  shownProblems,
} from '#machines/resumeUpload/resumeUpload.ts';
import type { ResumeUploadEvent } from '#machines/resumeUpload/resumeUploadTypes.ts';
import type { OpenedDraft } from '#src/components/draft/openedDraft.ts';
import { RestoredNote } from '#src/components/draft/RestoredNote.tsx';
import { ReviewFooter } from '#src/pages/candidate/review/ReviewFooter.tsx';
import { ReviewLead } from '#src/pages/candidate/review/ReviewLead.tsx';
import { ReviewMarksContext } from '#src/pages/candidate/review/reviewContext.ts';
import { ReviewParts } from '#src/pages/candidate/review/ReviewParts.tsx';
import { UnplacedLines } from '#src/pages/candidate/review/UnplacedLines.tsx';
import { useProblemList } from '#src/pages/candidate/review/useProblemList.ts';
import { useReviewParts } from '#src/pages/candidate/review/useReviewParts.ts';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { ErrorSummary } from '#src/ui/errorSummary/ErrorSummary.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

interface ReviewDialogProps {
  snapshot: ResumeUploadSnapshot;
  send: (event: ResumeUploadEvent) => void;
  /** When what is shown was typed, before a reload or signing in again; null when it is new. */
  restored: OpenedDraft | null;
}

/**
 * "Review your resume": what was read, in parts. Static, as section 4 says; its Close button asks
 * before it clears the values.
 */
export function ReviewDialog({ snapshot, send, restored }: ReviewDialogProps) {
  const { draft } = snapshot.context;
  return draft === null ? null : (
    <Review snapshot={snapshot} send={send} restored={restored} draft={draft} />
  );
}

function Review({ snapshot, send, restored, draft }: ReviewDialogProps & { draft: ReviewDraft }) {
  const { t } = useTranslation('review');
  const { t: tc } = useTranslation();
  const { account, evidence, lastPlaced, source, unplaced } = snapshot.context;
  const isSubmitting = snapshot.matches('submitting');
  const isOpen = snapshot.matches('reviewing') || isSubmitting;
  const [attempt, setAttempt] = useState(0);
  const problems = shownProblems(snapshot);
  const links = useProblemList(problems, draft);
  const parts = useReviewParts(snapshot, draft, send);

  // A problem that only the server could know arrives like a refused submit: its list takes focus.
  const serverProblems = snapshot.context.serverProblems.length;
  useEffect(() => {
    if (serverProblems > 0) setAttempt((before) => before + 1);
  }, [serverProblems]);

  const marks = {
    isUnsure: parts.isUnsure,
    problemOf: (pointer: string) => problems.find((one) => one.pointer === pointer),
  };
  const submit = () => {
    setAttempt((before) => before + 1);
    send({ type: 'review.submitted' });
  };
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={() => send({ type: 'review.dismissed' })}
        title={t('title')}
        closeLabel={tc('close')}
        isStatic
        isText={isSubmitting}
        lead={
          <ReviewLead parts={parts} unplaced={unplaced.length} isManual={source === 'manual'} />
        }
        footer={
          <ReviewFooter
            draft={draft}
            canSubmit={canSubmitReview(snapshot)}
            isSubmitting={isSubmitting}
            areAllRight={parts.progress.right === parts.progress.all}
            onSubmit={submit}
            onConfirmAll={parts.confirmAll}
          />
        }
      >
        {restored ? <RestoredNote opened={restored} /> : null}
        {source === 'file' && isOtherName(account, draft) ? (
          <Notice kind="warn" word={t('check')}>
            {t('otherName', {
              read: `${draft.firstname} ${draft.lastname}`.trim(),
              known: `${account.FirstName} ${account.LastName}`.trim(),
            })}
          </Notice>
        ) : null}
        <ErrorSummary title={t('problems')} errors={links} attempt={attempt} headingLevel={3} />
        <ReviewMarksContext value={marks}>
          {/* A submitted review cannot be changed while it is saved, because the changes would
              be lost. */}
          <div inert={isSubmitting}>
            <Form id="review" onSubmit={submit} aria-label={t('title')}>
              <Stack>
                <ReviewParts
                  draft={draft}
                  onChange={(next, lines) =>
                    send({
                      type: 'review.changed',
                      draft: next,
                      ...(lines ? { evidence: lines } : {}),
                    })
                  }
                  parts={parts}
                  evidence={evidence}
                />
                <UnplacedLines
                  lines={unplaced}
                  placed={lastPlaced}
                  draft={draft}
                  onPlace={(line, target) => send({ type: 'line.placed', line, target })}
                  onPutBack={() => send({ type: 'line.putBack' })}
                />
              </Stack>
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
