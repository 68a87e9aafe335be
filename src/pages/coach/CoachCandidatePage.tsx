import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useMatchState, useOwnCandidate } from '#src/api/queries/coachedCandidate.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { initialsOf } from '#src/components/job/initials.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { NothingNow, NotShared } from '#src/pages/coach/details/NotShared.tsx';
import { SharedParts } from '#src/pages/coach/details/SharedParts.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';
import { Monogram } from '#src/ui/monogram/Monogram.tsx';

/** Fetched after the page: few coaches have typed what could not be saved. */
const UnsavedPart = lazy(() => import('#src/components/caseload/UnsavedPart.tsx'));

/** What a candidate shares with this coach, read only (row J2). */
export default function CoachCandidatePage() {
  const { id = '' } = useParams();
  return <CandidatePage key={id} id={id} />;
}

/**
 * The page asks again and again whether it may still be read: when the sharing ends, what was
 * shared goes, and the title says so.
 */
function CandidatePage({ id }: { id: string }) {
  const { t } = useTranslation('coach');
  const problemText = useProblemText();
  const [address] = useSearchParams();
  const { UserGuid } = useUser();
  const found = useOwnCandidate(UserGuid, id);
  const candidate = found.data;
  const match = useMatchState(candidate?.jobCoachMatchGUID ?? null);
  const state = match.data;
  const foundFailure = useQueryFailure(found);
  const matchFailure = useQueryFailure(match);
  // What is shown stays while nothing better is known; the next minute asks again.
  const failure = foundFailure ?? (state === undefined ? matchFailure : null);
  const [wasLive, setWasLive] = useState(false);
  if (state?.live && !wasLive) setWasLive(true);
  const hasEnded = wasLive && state?.live === false;
  const name = candidate ? `${candidate.FirstName} ${candidate.LastName}`.trim() : '';
  const first = candidate?.FirstName ?? '';
  const list = address.toString();
  const title = hasEnded
    ? t('details.ended', { name: first })
    : candidate === null
      ? t('details.notShared')
      : name || t('details.title');
  return (
    <Page
      room="wide"
      title={title}
      {...(hasEnded ? { step: 'ended' } : {})}
      back={
        <BackLink href={paths.jobCoach.home + (list === '' ? '' : `?${list}`)}>
          {t('details.back')}
        </BackLink>
      }
      mark={candidate ? <Monogram letters={initialsOf(name)} /> : null}
      lead={state?.live ? candidate?.Profession : null}
    >
      <Loading
        label={t('details.title')}
        isLoading={candidate !== null && state === undefined && !failure}
        loadingText={t('details.loading')}
        doneText=""
      >
        {failure ? (
          <RetryNotice
            failure={failure}
            text={`${t('details.failed')} ${problemText(failure.problem)}`}
          />
        ) : null}
        {candidate === null ? <NotShared /> : null}
        {candidate && state?.live ? (
          <SharedParts
            candidate={candidate}
            scopes={state.scopes}
            until={state.until}
            onRefused={() => void match.refetch()}
          />
        ) : null}
        {state?.live === false ? <NothingNow name={first} hasEnded={hasEnded} /> : null}
        {hasEnded && candidate ? (
          <Suspense fallback={null}>
            <UnsavedPart isOver={(guid) => guid === candidate.jobCoachMatchGUID} />
          </Suspense>
        ) : null}
      </Loading>
    </Page>
  );
}
