import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MORE_ABOUT_YOU_EXPECTED_S } from '#domain/limits.ts';
import { currentQuestion, currentStep } from '#machines/additionalQuestions/additionalQuestions.ts';
import { answerCount, questionsDraftOf } from '#machines/drafts.ts';
import type { QuestionsDraft } from '#machines/additionalQuestions/additionalQuestionsTypes.ts';
import { realAdditionalQuestions } from '#src/api/actors/additionalQuestions.ts';
import { RestoredNote } from '#src/components/draft/RestoredNote.tsx';
import { type DraftOfForm, useDraft } from '#src/components/draft/useDraft.ts';
import { useMachine } from '#src/components/useMachine.ts';
import { useStepHistory } from '#src/pages/candidate/questions/useStepHistory.ts';
import { PreferencesStep } from '#src/pages/candidate/questions/PreferencesStep.tsx';
import { QuestionStep } from '#src/pages/candidate/questions/QuestionStep.tsx';
import { QuestionsFailed } from '#src/pages/candidate/questions/QuestionsFailed.tsx';
import { QuestionsWaiting } from '#src/pages/candidate/questions/QuestionsWaiting.tsx';
import { questionsDraft } from '#src/session/questionsDraft.ts';
import { useUser } from '#src/session/usePerson.ts';

/**
 * The wizard of section 4: two preference questions, then 8 (with work history) or 7, the last a
 * list.
 */
export default function AdditionalQuestionsPage() {
  const kept = useDraft(questionsDraft);
  if (kept.isLoading) return <QuestionsWaiting isSaving={false} expectedSeconds={0} />;
  return <Questions kept={kept} />;
}

function Questions({ kept: { restored, keep, discard } }: { kept: DraftOfForm<QuestionsDraft> }) {
  const { t } = useTranslation('questions');
  const user = useUser();
  const navigate = useNavigate();
  const { actor, snapshot, send } = useMachine(() => realAdditionalQuestions, {
    userGuid: user.UserGuid,
    restored: restored?.data ?? null,
  });
  const draft = useMemo(() => questionsDraftOf(snapshot), [snapshot]);
  const hasResume = snapshot.context.resume !== null;
  useEffect(() => {
    // While the resume is on its way there is no draft yet, and the one that was kept must stay.
    if (!hasResume) return;
    if (draft === null) discard();
    else keep(draft);
  }, [hasResume, draft, keep, discard]);
  const { isRestored, preferencesAnswered } = snapshot.context;
  const note =
    restored && isRestored ? (
      <RestoredNote
        opened={restored}
        typed={answerCount(snapshot.context)}
        question={{
          title: t('discard.title'),
          text: t(preferencesAnswered ? 'discard.textStored' : 'discard.text'),
        }}
        onDiscard={() => send({ type: 'draft.discarded' })}
      />
    ) : null;

  useEffect(() => {
    const { unsubscribe } = actor.on('goTo', (event) => {
      const state = 'reason' in event ? { reason: event.reason } : null;
      void navigate(event.path, { state });
    });
    return unsubscribe;
  }, [actor, navigate]);

  const goBack = useStepHistory(
    currentStep(snapshot),
    (index) => send({ type: 'step.reopened', index }),
    () => send({ type: 'back.requested' }),
  );

  const isStoring = snapshot.matches('storingPreferences');
  if (snapshot.matches('preferences') || isStoring)
    return (
      <PreferencesStep
        // Discarding takes the marks of a try to go on with it.
        key={String(isRestored)}
        note={note}
        preferences={snapshot.context.preferences}
        isStoring={isStoring}
        send={send}
      />
    );
  const question = currentQuestion(snapshot);
  if (question !== null)
    return (
      <QuestionStep
        note={note}
        question={question}
        answers={snapshot.context.answers}
        goBack={goBack}
        isAssumed={snapshot.context.preferencesAnswered === false}
        send={send}
      />
    );
  if (snapshot.matches('failed') && snapshot.context.failure !== null)
    return (
      <QuestionsFailed
        failure={snapshot.context.failure}
        can={(type) => snapshot.can({ type })}
        send={send}
      />
    );
  return (
    <QuestionsWaiting
      isSaving={snapshot.matches('saving')}
      expectedSeconds={MORE_ABOUT_YOU_EXPECTED_S}
    />
  );
}
