import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MORE_ABOUT_YOU_EXPECTED_S } from '#domain/limits.ts';
import { currentQuestion } from '#machines/additionalQuestions.ts';
import { isQuestionsDraft, questionsDraftOf } from '#machines/drafts.ts';
import type { QuestionsDraft } from '#machines/additionalQuestionsTypes.ts';
import { realAdditionalQuestions } from '#src/api/actors/additionalQuestions.ts';
import { RestoredNote } from '#src/components/RestoredNote.tsx';
import { type DraftOfForm, useDraft } from '#src/components/useDraft.ts';
import { PreferencesStep } from '#src/pages/candidate/questions/PreferencesStep.tsx';
import { QuestionStep } from '#src/pages/candidate/questions/QuestionStep.tsx';
import { QuestionsFailed } from '#src/pages/candidate/questions/QuestionsFailed.tsx';
import { QuestionsWaiting } from '#src/pages/candidate/questions/QuestionsWaiting.tsx';
import { useUser } from '#src/session/useSession.ts';

/** The wizard of section 4: two preference questions, then 8 (with work history) or 7, the last a list. */
export default function AdditionalQuestionsPage() {
  const kept = useDraft({ kind: 'additionalQuestions', version: 1, isDraft: isQuestionsDraft });
  // Beginning afresh is a new wizard.
  const [isFresh, setFresh] = useState(false);
  if (kept.isLoading) return <QuestionsWaiting isSaving={false} expectedSeconds={0} />;
  const restart = () => {
    kept.discard();
    setFresh(true);
  };
  return isFresh ? (
    <Questions key="fresh" kept={{ ...kept, restored: null }} onRestart={restart} />
  ) : (
    <Questions kept={kept} onRestart={restart} />
  );
}

interface QuestionsProps {
  kept: DraftOfForm<QuestionsDraft>;
  onRestart: () => void;
}

function Questions({ kept: { restored, keep, discard }, onRestart }: QuestionsProps) {
  const user = useUser();
  const navigate = useNavigate();
  const actor = useActorRef(realAdditionalQuestions, {
    input: { userGuid: user.UserGuid, restored: restored?.data ?? null },
  });
  const snapshot = useSelector(actor, (current) => current);
  const draft = useMemo(() => questionsDraftOf(snapshot), [snapshot]);
  const hasResume = snapshot.context.resume !== null;
  useEffect(() => {
    // While the resume is on its way there is no draft yet, and the one that was kept must stay.
    if (!hasResume) return;
    if (draft === null) discard();
    else keep(draft);
  }, [hasResume, draft, keep, discard]);
  const note = restored ? <RestoredNote savedAt={restored.savedAt} onDiscard={onRestart} /> : null;

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
        note={note}
        preferences={snapshot.context.preferences}
        send={(event) => actor.send(event)}
      />
    );
  const question = currentQuestion(snapshot);
  if (question !== null)
    return (
      <QuestionStep
        note={note}
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
