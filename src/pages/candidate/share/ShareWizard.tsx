import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { createActor, fromPromise } from 'xstate';
import { keyOfItem, sharedUntil } from '#domain/disclosure.ts';
import { ENGLISH } from '#domain/languages.ts';
import { sharingMachine } from '#machines/sharing/sharing.ts';
import type { Content, SharingInput, Wish } from '#machines/sharing/sharingTypes.ts';
import { type DisclosureLedger, shareWish } from '#src/api/queries/disclosure.ts';
import type { DraftOfForm } from '#src/components/draft/useDraft.ts';
import { useKeepTyped } from '#src/components/draft/useKeepTyped.ts';
import { useTabActor } from '#src/components/useTabActor.ts';
import { AgeStep } from '#src/pages/candidate/share/AgeStep.tsx';
import { ownWords, type ShareDraft, STATEMENT_MAX } from '#src/pages/candidate/share/shareDraft.ts';
import { CheckStep } from '#src/pages/candidate/share/CheckStep.tsx';
import { UntilStep } from '#src/pages/candidate/share/UntilStep.tsx';
import { WhatStep } from '#src/pages/candidate/share/WhatStep.tsx';
import { WhomStep } from '#src/pages/candidate/share/WhomStep.tsx';
import { WhyStep } from '#src/pages/candidate/share/WhyStep.tsx';
import {
  type Accommodation,
  savedFacts,
  type SharedItem,
} from '#src/pages/candidate/privacy/savedFacts.ts';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';
import { paths } from '#src/paths.ts';
import { announce } from '#src/ui/announcer/announce.ts';

// Few come back to words of an earlier time.
const RestoredNote = lazy(() =>
  import('#src/components/draft/RestoredNote.tsx').then(
    (module) => ({ default: module.RestoredNote }),
    // The words are there without it.
    () => ({ default: () => <></> }),
  ),
);

interface ShareWizardProps {
  userGuid: string;
  ledger: DisclosureLedger;
  accommodation: Accommodation;
  items: readonly SharedItem[];
  start: SharingInput;
  /** What is chosen already for a coach, by the id of their match. */
  startFor: (coach: string) => SharingInput;
  draft: DraftOfForm<ShareDraft>;
}

/** The questions of sharing; done, it leads back to who can see what. */
export function ShareWizard(props: ShareWizardProps) {
  const { userGuid, ledger, accommodation, items, start, startFor, draft } = props;
  const { t } = useTranslation('share');
  const { day } = useShareWords();
  const navigate = useNavigate();
  // What a coach reads already stays as it was written.
  const first = { ...useStatements(accommodation, items), ...start.statements };
  // Of what is not saved any more nothing can be said.
  const written = Object.entries(draft.restored?.data.words ?? {}).filter(([key]) => key in first);
  const { snapshot, send } = useTabActor(() =>
    createActor(
      sharingMachine.provide({
        actors: {
          share: fromPromise(async ({ input }: { input: Wish }) => {
            await shareWish(userGuid, input);
          }),
        },
      }),
      { input: { ...start, statements: { ...first, ...Object.fromEntries(written) } } },
    ),
  );
  const { context } = snapshot;
  const name =
    context.receiver && 'name' in context.receiver ? context.receiver.name : t('applied');
  const isDone = snapshot.matches('shared');
  const restored = useKeepTyped(draft, isDone ? null : ownWords(context.statements, first));
  useEffect(() => {
    if (!isDone) return;
    announce(t('done', { name, date: day(sharedUntil(context.months)) }));
    void navigate(paths.candidate.privacy, { replace: true });
    // Once, when it is done.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone]);
  const isLeft = snapshot.matches('left');
  useEffect(() => {
    if (!isLeft) return;
    const relationship = context.age === 'minor' ? 'parent' : 'guardian';
    // Kept with the history entry: no address says that somebody is a minor or has a guardian.
    void navigate(paths.candidate.representative, { state: { as: relationship } });
    // Once, when it is left.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLeft]);
  const step = { context, send };
  /** What this coach sees already, with what the link chose; own words stay. */
  const contentFor = (coach: string): Content => {
    const { scopes, facts, statements } = startFor(coach);
    const own = ownWords(context.statements, first)?.words;
    return { scopes, facts, statements: { ...first, ...statements, ...own } };
  };
  if (snapshot.matches({ choosing: 'age' }) || isLeft) return <AgeStep {...step} />;
  if (snapshot.matches({ choosing: 'whom' }))
    return <WhomStep {...step} ledger={ledger} contentFor={contentFor} />;
  if (snapshot.matches({ choosing: 'what' }))
    return (
      <WhatStep
        {...step}
        name={name}
        accommodation={accommodation}
        items={items}
        note={
          restored ? (
            <Suspense fallback={null}>
              <RestoredNote
                opened={restored}
                typed={Object.keys(ownWords(context.statements, first)?.words ?? {}).length}
                onDiscard={() => send({ type: 'content.changed', content: { statements: first } })}
              />
            </Suspense>
          ) : null
        }
      />
    );
  if (snapshot.matches({ choosing: 'why' })) return <WhyStep {...step} />;
  if (snapshot.matches({ choosing: 'until' })) return <UntilStep {...step} />;
  return <CheckStep {...step} name={name} isBusy={snapshot.hasTag('busy') || isDone} />;
}

/** What a company would read, until it is written otherwise: companies read English. */
function useStatements(
  accommodation: Accommodation,
  items: readonly SharedItem[],
): Wish['statements'] {
  const { t } = useTranslation('share', { lng: ENGLISH });
  const own = accommodation?.OtherAccommodationText;
  return Object.fromEntries([
    ...savedFacts(accommodation).map((key) => [
      key,
      key === 'OtherAccommodationText' && own ? own : t(`statement.${key}`),
    ]),
    // An item says what helps, and never what gets in the way.
    ...items.map(({ Id, Helps }) => [keyOfItem(Id), [...Helps].slice(0, STATEMENT_MAX).join('')]),
  ]);
}
