import { useTranslation } from 'react-i18next';
import { useCandidateRanking, useOwnCandidate } from '#src/api/queries/coachedCandidate.ts';
import { canRise, useCandidateRankChanges } from '#src/api/queries/rankChanges.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { AllReasons } from '#src/components/job/AllReasons.tsx';
import { LookedAt } from '#src/components/job/LookedAt.tsx';
import { useChangeWords } from '#src/components/job/useChangeWords.ts';
import { WhoseReasons } from '#src/components/job/WhoseReasons.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { NotSharedPart } from '#src/pages/coach/details/NotSharedPart.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

interface WhyForThemProps {
  jobId: string;
  candidateGuid: string;
}

/**
 * Why a job stands in the list of a candidate, what would change that and what it is made of:
 * the same sentences that they read, to talk about and not to press.
 */
export default function WhyForThem({ jobId, candidateGuid }: WhyForThemProps) {
  const { t } = useTranslation(['rankChanges', 'theirReasons']);
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const { data: candidate } = useOwnCandidate(UserGuid, candidateGuid);
  const ranking = useCandidateRanking(candidateGuid);
  const changes = useCandidateRankChanges(candidateGuid, jobId);
  const failures = [useQueryFailure(ranking), useQueryFailure(changes)];
  const failure = failures.find((one) => one !== null) ?? null;
  const isRefused = failure?.problem.code === 'not_shared';
  const found = changes.data;
  const listed = ranking.data?.findIndex(({ sourceGUID }) => sourceGUID === jobId) ?? -1;
  const sentence = useChangeWords(found?.place ?? null, 'theirs');
  const title = candidate ? t('theirs.title', { name: candidate.FirstName }) : t('theirs.someone');
  const isLoading = failure === null && (!found || !ranking.data);
  return (
    <Card>
      <h2>{title}</h2>
      {isRefused ? <NotSharedPart /> : null}
      <Loading
        isPart
        label={title}
        isLoading={isLoading}
        loadingText={tc('loading.text')}
        doneText=""
      >
        {failure && !isRefused ? (
          <RetryNotice
            isPart
            failure={failure}
            text={`${t('failed')} ${problemText(failure.problem)}`}
          />
        ) : null}
        {failure || isLoading || !found ? null : (
          <Stack>
            <p>
              {listed < 0
                ? t('theirs.notListed')
                : t('theirs.number', { number: listed + 1, total: ranking.data?.length ?? 0 })}
            </p>
            <WhoseReasons value="theirReasons">
              <AllReasons reasons={ranking.data?.[listed]?.reasons ?? found.gaps} />
            </WhoseReasons>
            {canRise(found) ? (
              <Stack gap="tight">
                <h3>{t('title')}</h3>
                {found.changes.length === 0 ? <p>{t('theirs.none')}</p> : null}
                {found.changes.map((change) => (
                  <p key={`${change.code} ${change.value}`}>{sentence(change)}</p>
                ))}
              </Stack>
            ) : null}
            {found.score ? <LookedAt score={found.score} /> : null}
          </Stack>
        )}
      </Loading>
    </Card>
  );
}
