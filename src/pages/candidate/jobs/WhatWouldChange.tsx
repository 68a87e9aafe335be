import { useTranslation } from 'react-i18next';
import {
  canRise,
  type RankChange,
  type RankChanges,
  useRankChanges,
} from '#src/api/queries/rankChanges.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { LookedAt } from '#src/components/job/LookedAt.tsx';
import { useChangeWords } from '#src/components/job/useChangeWords.ts';
import type { Reasons } from '#src/components/job/useWordedReasons.tsx';
import { RETURN_TO } from '#src/components/page/usePlace.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { WrongReason } from '#src/pages/candidate/jobs/WrongReason.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** Where each change is made. A skill stands in its field there, and nothing is saved. */
const placeOf: Readonly<Record<RankChange['code'], (value: string) => string>> = {
  skill: (value) =>
    `${paths.candidate.profileTab('skills')}?${new URLSearchParams({ add: value }).toString()}#skills-SkillName`,
  credential: () => `${paths.candidate.credentials}#credentials-CredentialName`,
  way: () => paths.candidate.profileTab('preferences'),
  move: () => paths.candidate.profileTab('preferences'),
};

interface WhatWouldChangeProps {
  jobId: string;
  /** As the page shows them. */
  reasons: Reasons;
}

/**
 * What the person could change so that a job stands higher in their list: each change as a
 * sentence with its effect, tried by the server with the scorer of the list, and the way to it.
 * Below it what the place is made of, and a way to say that a reason is wrong.
 */
export default function WhatWouldChange({ jobId, reasons }: WhatWouldChangeProps) {
  const { t } = useTranslation('rankChanges');
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const query = useRankChanges(UserGuid, jobId);
  const failure = useQueryFailure(query);
  const found = query.data;
  return (
    <Stack>
      <Loading
        isPart
        label={t('title')}
        isLoading={found === undefined && !failure}
        loadingText={t('looking')}
        // It comes below what is read by then: words about it would be late.
        doneText=""
      >
        {failure ? (
          <RetryNotice
            isPart
            failure={failure}
            text={`${t('failed')} ${problemText(failure.problem)}`}
          />
        ) : null}
        {found ? <Changes found={found} /> : null}
      </Loading>
      {found?.score ? <LookedAt score={found.score} /> : null}
      {found ? <WrongReason jobId={jobId} reasons={reasons} told={found.told} /> : null}
    </Stack>
  );
}

function Changes({ found }: { found: RankChanges }) {
  const { t } = useTranslation('rankChanges');
  const sentence = useChangeWords(found.place, 'own');
  if (!canRise(found)) return null;
  return (
    <Stack gap="tight">
      <h3>{t('title')}</h3>
      {found.changes.length === 0 ? <p>{t('own.none')}</p> : null}
      {found.changes.length > 0 ? (
        <ul role="list">
          {found.changes.map((change) => (
            <li key={`${change.code} ${change.value}`}>
              <Stack gap="tight">
                <p>{sentence(change)}</p>
                <LinkButton
                  id={`${RETURN_TO}change-${change.code}-${change.value.replaceAll(/\W+/g, '-')}`}
                  href={placeOf[change.code](change.value)}
                >
                  {t(`press.${change.code}`, { value: change.value })}
                </LinkButton>
              </Stack>
            </li>
          ))}
        </ul>
      ) : null}
    </Stack>
  );
}
