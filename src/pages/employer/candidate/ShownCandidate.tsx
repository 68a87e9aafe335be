import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidatePlace } from '#domain/candidateButtons.ts';
import { useCandidateRecords, useCandidateView } from '#src/api/queries/employerPeopleDetails.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { initialsOf } from '#src/components/job/initials.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { CandidateParts } from '#src/pages/employer/candidate/CandidateParts.tsx';
import { DetailActions } from '#src/pages/employer/candidate/DetailActions.tsx';
import { personOf } from '#src/pages/employer/people/person.ts';
import { Monogram } from '#src/ui/monogram/Monogram.tsx';

interface ShownCandidateProps {
  id: string;
  /** The list that led here. */
  place: CandidatePlace;
  back: ReactNode;
  /** The company may not see them, or not any more; '' where their name is not known. */
  onGone: (name: string) => void;
}

/** The page asks again and again whether the company may still see the candidate. */
export function ShownCandidate({ id, place, back, onGone }: ShownCandidateProps) {
  const { t } = useTranslation('employerPeople');
  const problemText = useProblemText();
  const view = useCandidateView(id);
  const records = useCandidateRecords(id);
  const ofView = useQueryFailure(view);
  const ofRecords = useQueryFailure(records);
  const isGone = [ofView, ofRecords].some((one) => one?.problem.code === 'not_visible');
  // What is shown stays while nothing better is known; the next minute asks again.
  const failure = view.data === undefined ? (ofView ?? ofRecords) : ofRecords;
  const person =
    view.data && records.data
      ? personOf({ ...view.data, ...records.data.user, UserGuid: view.data.UserGuid })
      : null;
  const name = person?.name ?? '';
  useEffect(() => {
    if (isGone) onGone(name);
    // Once: then this page goes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isGone]);
  return (
    <Page
      room="wide"
      title={name === '' ? t('details.title') : name}
      back={back}
      mark={person ? <Monogram letters={initialsOf(name)} /> : null}
      lead={records.data?.jobs[0]?.JobTitle}
      actions={person ? <DetailActions person={person} place={place} /> : null}
    >
      <Loading
        label={t('details.title')}
        isLoading={person === null && !failure}
        loadingText={t('details.loading')}
        doneText=""
      >
        {failure && !isGone ? (
          <RetryNotice
            failure={failure}
            text={`${t('details.failed')} ${problemText(failure.problem)}`}
          />
        ) : null}
        {person && view.data && records.data ? (
          <CandidateParts
            person={person}
            view={view.data}
            records={records.data}
            onHidden={() => void view.refetch()}
          />
        ) : null}
      </Loading>
    </Page>
  );
}
