import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLedger } from '#src/api/queries/disclosure.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { CoachWorkPart } from '#src/pages/candidate/coach/CoachWorkPart.tsx';
import { JobCoachCard } from '#src/pages/candidate/privacy/JobCoachCard.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { CardList } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

/** The job coaches of a candidate, and what each of them sees (rows J6 and X2). */
export default function JobCoachesPage() {
  const { t } = useTranslation('jobCoaches');
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const query = useLedger(UserGuid);
  const failure = useQueryFailure(query);
  const coaches = query.data?.coaches;
  const invite = <LinkButton href={paths.candidate.inviteJobCoach}>{t('invite')}</LinkButton>;
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Loading
        label={t('title')}
        isLoading={coaches === undefined && !failure}
        loadingText={t('loading')}
        doneText=""
      >
        <Stack>
          {failure ? (
            <RetryNotice
              isPart={coaches !== undefined}
              failure={failure}
              text={`${t('failed')} ${problemText(failure.problem)}`}
            />
          ) : null}
          {coaches?.length === 0 ? (
            <EmptyState icon={Users} heading={t('empty')} action={invite}>
              {t('emptyText')}
            </EmptyState>
          ) : null}
          {coaches && coaches.length > 0 ? (
            <>
              <CardList label={t('title')}>
                {coaches.map((coach) => (
                  <JobCoachCard key={coach.coachPersonId} coach={coach} userGuid={UserGuid} />
                ))}
              </CardList>
              <Cluster>
                {invite}
                <LoneLink href={paths.candidate.privacy}>{t('privacy')}</LoneLink>
              </Cluster>
            </>
          ) : null}
        </Stack>
      </Loading>
      <CoachWorkPart userGuid={UserGuid} />
    </Page>
  );
}
