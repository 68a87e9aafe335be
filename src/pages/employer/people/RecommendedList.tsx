import { UserSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  type EmployerRecommendation,
  useEmployerRecommendations,
  useFoundCandidates,
} from '#src/api/queries/employerPeople.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { CardReasons } from '#src/components/job/CardReasons.tsx';
import { WhoseReasons } from '#src/components/job/WhoseReasons.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { CandidateItem } from '#src/pages/employer/people/CandidateItem.tsx';
import { personOf } from '#src/pages/employer/people/person.ts';
import { personId } from '#src/pages/employer/people/places.ts';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CardBones } from '#src/ui/card/CardBones.tsx';
import { CardList } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** How many reasons stand on a card. */
const MOST = { fits: 2, gaps: 1 };

/**
 * The candidates whom the company's open jobs fit, each with the job and the reasons. A failure
 * gives an empty list, which can be asked for again (section 8).
 */
export function RecommendedList() {
  const { t } = useTranslation(['employerPeople', 'theirReasons']);
  const { UserGuid } = useUser();
  const query = useEmployerRecommendations(UserGuid);
  const failure = useQueryFailure(query);
  const pairs = query.data ?? [];
  const userGuids = pairs.map(({ userGuid }) => userGuid);
  const list = useFoundCandidates({ words: '', place: '', userGuids }, pairs.length > 0);
  const pairOf = new Map(pairs.map((pair) => [pair.userGuid, pair]));
  const none = (
    <EmptyState
      icon={UserSearch}
      heading={t('find.none')}
      headingLevel={3}
      action={
        failure ? (
          <Button isBusy={failure.isRetrying} onPress={failure.retry}>
            {t('retry', { ns: 'common' })}
          </Button>
        ) : null
      }
    >
      {failure ? t('find.notRecommended') : t('find.noneRecommended')}
    </EmptyState>
  );
  if (pairs.length === 0) {
    const isLoading = query.data === undefined && !failure;
    return (
      <Stack>
        {isLoading ? null : <h2>{t('find.found', { total: 0 })}</h2>}
        <Loading
          isPart
          label={t('find.tabs.recommended')}
          isLoading={isLoading}
          loadingText={t('find.loading')}
          doneText={failure ? t('find.notRecommended') : t('find.found', { total: 0 })}
          outline={<CardBones lines={3} />}
        >
          {isLoading ? null : none}
        </Loading>
      </Stack>
    );
  }
  return (
    <WhoseReasons value="theirReasons">
      <Listing
        isOfPeople
        name={t('find.tabs.recommended')}
        asked={userGuids.join()}
        list={list}
        foundText={(total) => t('find.found', { total })}
        failedText={t('find.failed')}
        loadingText={t('find.loading')}
        idOf={(candidate) => candidate.UserGuid}
        focusIdOf={(candidate) => personId(candidate.UserGuid)}
        empty={none}
      >
        {(candidates) => (
          <CardList label={t('find.tabs.recommended')}>
            {candidates.map((candidate) => {
              const pair = pairOf.get(candidate.UserGuid);
              return (
                <CandidateItem key={candidate.UserGuid} candidate={candidate} place="recommended">
                  {pair ? <Fit pair={pair} name={personOf(candidate).name} /> : null}
                </CandidateItem>
              );
            })}
          </CardList>
        )}
      </Listing>
    </WhoseReasons>
  );
}

interface FitProps {
  pair: Pick<EmployerRecommendation, 'sourceGUID' | 'jobTitle' | 'reasons'>;
  name: string;
}

/** The job that fits a candidate most, and why. */
function Fit({ pair: { sourceGUID: jobId, jobTitle: job, reasons }, name }: FitProps) {
  const { t } = useTranslation('employerPeople');
  return (
    <>
      <LoneLink href={paths.employer.jobDetails(jobId)}>
        <EnglishWords words={job} sentence={(title) => t('card.forJob', { job: title })} />
      </LoneLink>
      <CardReasons label={t('card.why', { name, job })} reasons={reasons} most={MOST} room="list" />
    </>
  );
}
