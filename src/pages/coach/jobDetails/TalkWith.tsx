import { useTranslation } from 'react-i18next';
import { useCandidatesForJob } from '#src/api/queries/coachedCandidate.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { CardReasons } from '#src/components/job/CardReasons.tsx';
import { WhoseReasons } from '#src/components/job/WhoseReasons.ts';
import { RETURN_TO } from '#src/components/page/usePlace.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { paths } from '#src/paths.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** For whom this job is among the best, with the reasons: only of who shares that. */
export function TalkWith({ jobId }: { jobId: string }) {
  const { t } = useTranslation(['coach', 'theirReasons']);
  const problemText = useProblemText();
  const query = useCandidatesForJob(jobId);
  const failure = useQueryFailure(query);
  const candidates = query.data;
  return (
    <Card>
      <Stack>
        <h2>{t('job.talk')}</h2>
        <Loading
          isPart
          label={t('job.talk')}
          isLoading={candidates === undefined && !failure}
          loadingText={t('job.loading')}
          doneText=""
        >
          {failure ? (
            <RetryNotice
              isPart
              failure={failure}
              text={`${t('job.failed')} ${problemText(failure.problem)}`}
            />
          ) : null}
          {candidates?.length === 0 ? <p>{t('job.nobody')}</p> : null}
          {candidates && candidates.length > 0 ? (
            <ul role="list">
              {candidates.map(({ UserGuid, FirstName, LastName, place, reasons }) => {
                const name = `${FirstName} ${LastName}`.trim();
                return (
                  <li key={UserGuid}>
                    <Stack gap="tight">
                      <h3>
                        <LoneLink
                          id={`${RETURN_TO}talk-${UserGuid}`}
                          href={paths.jobCoach.candidateDetails(UserGuid)}
                        >
                          <bdi>{name}</bdi>
                        </LoneLink>
                      </h3>
                      <p>{t('job.place', { number: place })}</p>
                      <WhoseReasons value="theirReasons">
                        <CardReasons
                          label={t('job.reasons', { name })}
                          reasons={reasons}
                          most={{ fits: 3, gaps: 2 }}
                          room="list"
                        />
                      </WhoseReasons>
                    </Stack>
                  </li>
                );
              })}
            </ul>
          ) : null}
        </Loading>
      </Stack>
    </Card>
  );
}
