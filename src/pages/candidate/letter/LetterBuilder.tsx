import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { createActor, fromPromise } from 'xstate';
import { letterText, LETTER_STEPS, type LetterWriter, NO_LETTER } from '#domain/letter.ts';
import { isUnsaved, letterBuilderMachine } from '#machines/letterBuilder/letterBuilder.ts';
import type {
  LetterBuilderInput,
  LetterToSave,
} from '#machines/letterBuilder/letterBuilderTypes.ts';
import { type Letter, savedLetter, saveLetter } from '#src/api/queries/letters.ts';
import { today } from '#src/components/caseload/today.ts';
import { useKeepTyped } from '#src/components/draft/useKeepTyped.ts';
import { type DraftOfForm, draftNamed, useDraft } from '#src/components/draft/useDraft.ts';
import { Page } from '#src/components/page/Page.tsx';
import { useTabActor } from '#src/components/useTabActor.ts';
import { newId } from '#src/newId.ts';
import { type LetterDraft, letterDraft } from '#src/pages/candidate/letter/letterDraft.ts';
import { LetterText } from '#src/pages/candidate/letter/LetterText.tsx';
import { QuestionStep } from '#src/pages/candidate/letter/QuestionStep.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

// Few come back to words of an earlier time.
const RestoredNote = lazy(() =>
  import('#src/components/draft/RestoredNote.tsx').then(
    (module) => ({ default: module.RestoredNote }),
    // The words are there without it.
    () => ({ default: () => <></> }),
  ),
);

interface BuilderProps {
  letter: Letter | undefined;
  /** A new letter has its address from now on. */
  onSaved: (guid: string) => void;
}

/** The questions and the text, once what an earlier visit left unsaved is known. */
export function LetterBuilder(props: BuilderProps) {
  const { t } = useTranslation('letter');
  const draft = useDraft<LetterDraft>(letterDraft(props.letter?.guid));
  return draft.isLoading ? (
    <Page title={t('title')}>
      <Skeleton lines={4} />
    </Page>
  ) : (
    <OpenBuilder {...props} draft={draft} />
  );
}

function OpenBuilder({
  letter,
  onSaved,
  draft,
}: BuilderProps & { draft: DraftOfForm<LetterDraft> }) {
  const { t } = useTranslation('letter');
  const navigate = useNavigate();
  const { FirstName, LastName, Email } = useUser();
  const savedText = t('letter.saved');
  const [writer] = useState({ name: `${FirstName} ${LastName}`.trim(), contact: Email });
  const { snapshot, send, actor } = useTabActor(
    () =>
      createActor(
        letterBuilderMachine.provide({
          actors: {
            save: fromPromise(async ({ input }: { input: LetterToSave }) => {
              const saved = await saveLetter(input);
              // From now on its draft is that of the letter.
              if (input.saved === null) draftNamed('letter', 1).discard();
              announce(savedText);
              return saved;
            }),
          },
        }),
        { input: startOf(letter, draft.restored?.data, writer) },
      ),
    true,
  );
  const { context } = snapshot;
  const { answers, step, text, written, saved, key } = context;
  const isShown = !snapshot.matches('asking');
  const guid = saved?.guid;
  const kept = useMemo(
    () => ({ ...draft, ...draftNamed<LetterDraft>(letterDraft(guid).kind, 1) }),
    [draft, guid],
  );
  const isTyped = saved === null ? JSON.stringify(answers) !== EMPTY : isUnsaved(context);
  const restored = useKeepTyped(
    kept,
    isTyped ? { answers, step, text, written, saved, isShown, key } : null,
  );
  const address = letter?.guid;
  useEffect(() => {
    if (guid === undefined || guid === address) return;
    onSaved(guid);
    void navigate(paths.candidate.letter(guid), { replace: true });
    // Once, when it is saved for the first time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [guid]);
  const note = restored ? (
    <Suspense fallback={null}>
      <RestoredNote
        opened={restored}
        typed={2}
        onDiscard={() => send({ type: 'typed.discarded' })}
      />
    </Suspense>
  ) : null;
  return isShown ? (
    <LetterText snapshot={snapshot} send={send} actor={actor} note={note} />
  ) : (
    <QuestionStep context={context} send={send} note={note} />
  );
}

const EMPTY = JSON.stringify(NO_LETTER);

function startOf(
  letter: Letter | undefined,
  draft: LetterDraft | undefined,
  writer: LetterWriter,
): LetterBuilderInput {
  const saved = letter ? savedLetter(letter) : null;
  return {
    writer,
    today: today(),
    key: newId(),
    answers: saved?.answers ?? NO_LETTER,
    step: saved ? 'why' : LETTER_STEPS[0],
    text: saved?.text ?? null,
    written: saved && { answers: saved.answers, text: letterText(saved.answers, writer) },
    saved,
    isShown: saved !== null,
    ...draft,
  };
}
