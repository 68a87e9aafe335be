import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { MORE_ABOUT_YOU_EXPECTED_S } from '#domain/limits.ts';
import { currentQuestion } from '#machines/additionalQuestions.ts';
import { isQuestionsDraft, questionsDraftOf } from '#machines/drafts.ts';
import { realAdditionalQuestions } from '#src/api/actors/additionalQuestions.ts';
import { keptDraft, useKeptDraft } from '#src/components/useKeptDraft.ts';
import { PreferencesStep } from '#src/pages/candidate/questions/PreferencesStep.tsx';
import { QuestionStep } from '#src/pages/candidate/questions/QuestionStep.tsx';
import { QuestionsFailed } from '#src/pages/candidate/questions/QuestionsFailed.tsx';
import { QuestionsWaiting } from '#src/pages/candidate/questions/QuestionsWaiting.tsx';
import { useUser } from '#src/session/useSession.ts';

/** The wizard of section 4: two preference questions, then 8 (with work history) or 7, the last a list. */
export default function AdditionalQuestionsPage() {
  const user = useUser();
  const navigate = useNavigate();
  const restored = useMemo(
    () => keptDraft('additionalQuestions', user.UserGuid, isQuestionsDraft),
    [user.UserGuid],
  );
  const actor = useActorRef(realAdditionalQuestions, {
    input: { userGuid: user.UserGuid, restored },
  });
  const snapshot = useSelector(actor, (current) => current);
  const draft = useMemo(() => questionsDraftOf(snapshot), [snapshot]);
  const isWaitingForResume = snapshot.context.resume === null && snapshot.status !== 'done';
  // While the resume is on its way there is no draft yet, and the one that was kept must stay.
  useKeptDraft('additionalQuestions', user.UserGuid, isWaitingForResume ? restored : draft);

  useEffect(() => {
    const { unsubscribe } = actor.on('goTo', (event) => {
      const { path } = event;
      const state = 'reason' in event ? { reason: event.reason } : { fromUpload: event.fromUpload };
      void navigate(path, { state });
    });
    return unsubscribe;
  }, [actor, navigate]);

  if (snapshot.matches('preferences'))
    return (
      <PreferencesStep
        preferences={snapshot.context.preferences}
        send={(event) => actor.send(event)}
      />
    );
  const question = currentQuestion(snapshot);
  if (question !== null)
    return (
      <QuestionStep
        question={question}
        answers={snapshot.context.answers}
        isAssumed={snapshot.context.preferencesAnswered === false}
        send={(event) => actor.send(event)}
      />
    );
  if (snapshot.matches('failed') && snapshot.context.failure !== null)
    return (
      <QuestionsFailed
        failure={snapshot.context.failure}
        can={(type) => snapshot.can({ type })}
        send={(event) => actor.send(event)}
      />
    );
  return (
    <QuestionsWaiting
      isSaving={snapshot.matches('saving')}
      expectedSeconds={MORE_ABOUT_YOU_EXPECTED_S}
    />
  );
}
