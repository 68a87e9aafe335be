import { useTranslation } from 'react-i18next';
import { useSharedAccommodation } from '#src/api/queries/coachedCandidate.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { AccommodationView } from '#src/components/profileView/AccommodationView.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { type PartProps, useRefused } from '#src/pages/coach/details/useRefused.ts';

const ID = 'accommodation';

interface AccommodationPartProps extends PartProps {
  isShared: boolean;
}

/** The accommodations, those that are shared with their answer. */
export function AccommodationPart({ isShared, ...part }: AccommodationPartProps) {
  return isShared ? <SharedFacts {...part} /> : <AccommodationView id={ID} accommodation={null} />;
}

function SharedFacts({ userGuid, onRefused }: PartProps) {
  const { t } = useTranslation('coach');
  const problemText = useProblemText();
  const query = useSharedAccommodation(userGuid);
  const failure = useQueryFailure(query);
  useRefused(failure, onRefused);
  // Its card is a region of this name itself.
  if (query.data) return <AccommodationView id={ID} accommodation={query.data} />;
  return (
    <Loading
      isPart
      label={t('details.parts.accommodation')}
      isLoading={!failure}
      loadingText={t('details.loadingAccommodation')}
      doneText=""
    >
      {failure ? (
        <RetryNotice
          isPart
          failure={failure}
          text={`${t('details.accommodationFailed')} ${problemText(failure.problem)}`}
        />
      ) : null}
    </Loading>
  );
}
