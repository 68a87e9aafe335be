import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { canStartManually } from '#domain/completion.ts';
import { isUploadDraft, uploadDraftOf } from '#machines/drafts.ts';
import type { UploadDraft } from '#machines/resumeUpload/resumeUploadTypes.ts';
import { realResumeUpload } from '#src/api/actors/resumeUpload.ts';
import { useProfile } from '#src/api/queries/profile.ts';
import { Page } from '#src/components/page/Page.tsx';
import { WayStep } from '#src/components/page/WayStep.tsx';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { type DraftOfForm, useDraft } from '#src/components/draft/useDraft.ts';
import { tellSuccess } from '#src/components/success/tellSuccess.ts';
import { useMachine } from '#src/components/useMachine.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { SubmitFailure } from '#src/pages/candidate/review/SubmitFailure.tsx';
import { paths } from '#src/paths.ts';
import { ChooseResume } from '#src/pages/candidate/upload/ChooseResume.tsx';
import { ReadingResume } from '#src/pages/candidate/upload/ReadingResume.tsx';
import { useUploadFocus } from '#src/pages/candidate/upload/useUploadFocus.ts';
import { carriedTo } from '#src/tab/carried.ts';
import { useUser } from '#src/session/usePerson.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Strip } from '#src/ui/strip/Strip.tsx';

/**
 * The longest form of the product: loaded while a file is chosen, rendered when there is something
 * to review.
 */
async function loadReview() {
  const [{ ReviewDialog: dialog }] = await Promise.all([
    import('#src/pages/candidate/review/ReviewDialog.tsx'),
    loadTexts('review'),
  ]);
  return { default: dialog };
}
const ReviewDialog = lazy(loadReview);

/** Set by the questions when they found no resume to ask about. */
function sentBack(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && Reflect.get(state, 'reason') === 'noParsedResume'
  );
}

/** From a file, or from nothing, to a saved profile: a function of its machine's snapshot. */
export default function ResumeUploadPage() {
  const { t } = useTranslation('upload');
  const { t: tc } = useTranslation();
  const { state } = useLocation();
  const user = useUser();
  const { data: profile } = useProfile(user.UserGuid);
  // Who came back finds the jobs first, and then a newer resume.
  const hasProfile = profile !== undefined && !canStartManually(profile.completion.percent);
  const [carried] = useState(() => carriedTo(user));
  const kept = useDraft({ kind: 'resumeUpload', version: 1, isDraft: isUploadDraft });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      over={<WayStep step={1} text={t('way')} />}
      actions={
        hasProfile ? (
          <LinkButton href={paths.candidate.recommendedJobs}>{t('seeJobs')}</LinkButton>
        ) : undefined
      }
    >
      {sentBack(state) ? (
        <Notice kind="info" word={tc('kind.info')}>
          {t('firstResume')}
        </Notice>
      ) : null}
      {carried === null ? null : (
        <Strip link={{ href: paths.candidate.profile, text: t('addCarried') }}>
          {t('carried')}
        </Strip>
      )}
      {kept.isLoading ? <PageLoading /> : <Upload kept={kept} />}
    </Page>
  );
}

function Upload({ kept: { restored, keep, discard } }: { kept: DraftOfForm<UploadDraft> }) {
  const { t } = useTranslation('upload');
  const user = useUser();
  const navigate = useNavigate();
  const { actor, snapshot, send } = useMachine(() => realResumeUpload, {
    account: user,
    restored: restored?.data ?? null,
  });
  const draft = useMemo(() => uploadDraftOf(snapshot), [snapshot]);
  useEffect(() => {
    if (draft === null) discard();
    else keep(draft);
  }, [draft, keep, discard]);
  useUploadFocus(snapshot);

  useEffect(() => {
    const { unsubscribe } = actor.on('goTo', ({ path }) => {
      // This page may leave before it is drawn once more.
      discard();
      // Back must not return to an upload that is done.
      void navigate(path, { replace: true });
      tellSuccess(t('saved'));
    });
    return unsubscribe;
  }, [actor, navigate, discard, t]);

  const isReading = snapshot.matches('sending') || snapshot.matches('reading');
  // Without a network it does not come now; it is asked for again when it is needed.
  useEffect(() => void loadReview().catch(() => undefined), []);
  // Once it was open it stays: closing it takes a moment.
  const [hasReview, setReview] = useState(false);
  if (snapshot.context.draft !== null && !hasReview) setReview(true);
  return (
    <>
      {isReading ? (
        <ReadingResume snapshot={snapshot} onCancel={() => send({ type: 'upload.cancelled' })} />
      ) : (
        <ChooseResume snapshot={snapshot} send={send} />
      )}
      {hasReview ? (
        <Suspense fallback={null}>
          <ReviewDialog
            snapshot={snapshot}
            send={send}
            restored={snapshot.context.isRestored ? restored : null}
          />
        </Suspense>
      ) : null}
      <SubmitFailure snapshot={snapshot} send={send} />
    </>
  );
}
