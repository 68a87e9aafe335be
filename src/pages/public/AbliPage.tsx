import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { FINDER_STEPS, firstOpen } from '#domain/finder.ts';
import { guidedFinderMachine } from '#machines/guidedFinder/guidedFinder.ts';
import type { FinderPage } from '#machines/guidedFinder/guidedFinderTypes.ts';
import { Page } from '#src/components/page/Page.tsx';
import { useMachine } from '#src/components/useMachine.ts';
import { ActivitiesPage } from '#src/pages/public/finder/ActivitiesPage.tsx';
import { CheckPage } from '#src/pages/public/finder/CheckPage.tsx';
import { ClosedStorageNote } from '#src/pages/public/finder/ClosedStorageNote.tsx';
import { JobsPage } from '#src/pages/public/finder/JobsPage.tsx';
import { readFinder, writeFinder } from '#src/tab/finderAnswers.ts';
import { QuestionPage } from '#src/pages/public/finder/QuestionPage.tsx';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

const machine = guidedFinderMachine.provide({
  actors: {
    // Loaded with the code for the network, so that the questions stay small.
    findPlace: fromPromise(async ({ input }) => {
      const { isPlaceKnown } = await import('#src/api/knownPlace.ts');
      return { isKnown: await isPlaceKnown(input.place) };
    }),
  },
});

const pages: readonly FinderPage[] = ['start', 'activities', ...FINDER_STEPS, 'check', 'jobs'];

/** The guided finder: the address says which question, and the tab keeps the answers. */
export default function AbliPage() {
  const { t } = useTranslation('finder');
  const navigate = useNavigate();
  const { page: named = 'start' } = useParams();
  const page = pages.find((one) => one === named) ?? 'start';
  const [kept] = useState(readFinder);
  const { actor, snapshot, send } = useMachine(() => machine, kept);
  const { context } = snapshot;
  const { answers, passed } = context;
  useEffect(() => {
    const { unsubscribe } = actor.on('goTo', ({ page: next, isReplaced }) => {
      void navigate(paths.abliPage(next), { replace: isReplaced });
    });
    return unsubscribe;
  }, [actor, navigate]);
  useEffect(() => send({ type: 'page.opened', page }), [send, page]);
  useEffect(() => writeFinder({ answers, passed }), [answers, passed]);

  // What was shown stays until the machine has heard of a new address: an empty page between the
  // two would lose the focus.
  const isPlacing = snapshot.matches('placing');
  if (snapshot.matches('opening')) return null;
  if (snapshot.matches('asking') || isPlacing)
    return <QuestionPage key={context.step} context={context} isPlacing={isPlacing} send={send} />;
  if (snapshot.matches('choosing')) return <ActivitiesPage context={context} send={send} />;
  if (snapshot.matches('checking')) return <CheckPage context={context} send={send} />;
  if (snapshot.matches('showing')) return <JobsPage context={context} send={send} />;
  const next = firstOpen(passed, answers) ?? 'check';
  return (
    <Page title={t('title')} lead={t('lead')} place={paths.abliPage('start')}>
      <ClosedStorageNote />
      {passed.length === 0 ? (
        <div>
          <LinkButton look="primary" href={paths.abliPage(next)}>
            {t('start')}
          </LinkButton>
        </div>
      ) : (
        <>
          <p>{t('kept')}</p>
          <Cluster>
            <LinkButton look="primary" href={paths.abliPage(next)}>
              {t('goOn')}
            </LinkButton>
            <Button onPress={() => send({ type: 'answers.cleared' })}>{t('again')}</Button>
          </Cluster>
        </>
      )}
    </Page>
  );
}
