import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useOwnCompany } from '#src/api/queries/employerMembership.ts';
import { useAppliedCandidates } from '#src/api/queries/employerPeopleApplied.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { ApplicantTable } from '#src/pages/employer/applied/ApplicantTable.tsx';
import { HoldsWhatWent, WentMeanwhile } from '#src/pages/employer/applied/WentMeanwhile.tsx';
import { Inviting } from '#src/pages/employer/people/Inviting.tsx';
import { personId } from '#src/pages/employer/people/places.ts';
import { paths } from '#src/paths.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Strip } from '#src/ui/strip/Strip.tsx';

/** Who applied to the company, newest first and never by fit; `?job=` narrows to one job (E3). */
export default function AppliedCandidatesPage() {
  return (
    <HoldsWhatWent>
      <AppliedCandidates />
    </HoldsWhatWent>
  );
}

function AppliedCandidates() {
  const { t } = useTranslation('employerPeople');
  const [address] = useSearchParams();
  const { CompanyName } = useOwnCompany();
  const job = address.get('job') ?? '';
  const list = useAppliedCandidates(CompanyName, job);
  const applications = (list.data?.pages ?? []).flatMap(({ items }) => items);
  const title = applications[0]?.jobTitle;
  return (
    <Inviting>
      <Page room="wide" title={t('applied.title')} lead={t('applied.lead')}>
        <Stack>
          {job === '' ? null : (
            <Strip link={{ href: paths.employer.applied, text: t('applied.all') }}>
              {title ? (
                <EnglishWords
                  words={title}
                  sentence={(one) => t('applied.narrowed', { job: one })}
                />
              ) : (
                t('applied.narrowedNone')
              )}
            </Strip>
          )}
          <WentMeanwhile
            isOf={(id) => applications.every(({ jobApplicationId }) => jobApplicationId !== id)}
          />
          <Listing
            isOfPeople
            name={t('applied.title')}
            asked={job}
            list={list}
            foundText={(total) => t('applied.found', { count: total })}
            failedText={t('applied.failed')}
            loadingText={t('applied.loading')}
            idOf={({ jobApplicationId }) => jobApplicationId}
            focusIdOf={({ jobApplicationId }) => personId(jobApplicationId)}
            empty={
              <EmptyState icon={ClipboardList} heading={t('find.none')} headingLevel={3}>
                {t('applied.emptyText')}
              </EmptyState>
            }
          >
            {(applicants) => <ApplicantTable applicants={applicants} />}
          </Listing>
        </Stack>
      </Page>
    </Inviting>
  );
}
