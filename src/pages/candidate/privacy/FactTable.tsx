import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FactKey } from '#domain/disclosure.ts';
import type { DisclosureLedger } from '#src/api/queries/disclosure.ts';
import { useAccommodation } from '#src/api/queries/sections.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { savedFacts } from '#src/pages/candidate/privacy/savedFacts.ts';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';
import { paths } from '#src/paths.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Table } from '#src/ui/table/Table.tsx';

/** Each accommodation that was saved, and who sees it. */
export function FactTable({ ledger, userGuid }: { ledger: DisclosureLedger; userGuid: string }) {
  const { t } = useTranslation('privacy');
  const problemText = useProblemText();
  const query = useAccommodation(userGuid);
  const failure = useQueryFailure(query);
  const { data } = query;
  return (
    <Stack>
      <h2>{t('facts.title')}</h2>
      <Loading
        isPart
        label={t('facts.title')}
        isLoading={data === undefined && !failure}
        loadingText={t('loading')}
        doneText=""
      >
        {failure ? (
          <RetryNotice isPart failure={failure} text={problemText(failure.problem)} />
        ) : null}
        {data ? <Facts facts={savedFacts(data.accommodation)} ledger={ledger} /> : null}
      </Loading>
    </Stack>
  );
}

function Facts({ facts, ledger }: { facts: readonly FactKey[]; ledger: DisclosureLedger }) {
  const { t } = useTranslation('privacy');
  const words = useShareWords();
  const seen = (name: string, until: string) => ({
    id: `${name} ${until}`,
    text: t('facts.seen', { name, date: words.day(until) }),
  });
  const cells = (key: FactKey) => {
    const coaches = ledger.coaches.flatMap((coach) =>
      coach.consent?.facts.includes(key)
        ? [seen(words.nameOf(coach), coach.consent.expiresAt)]
        : [],
    );
    const own = ledger.shares.filter((share) => share.key === key);
    const companies = own.flatMap(({ companyName, expiresAt }) =>
      companyName === null ? [] : [seen(companyName, expiresAt)],
    );
    const applied = own.flatMap(({ audience, expiresAt }) =>
      audience === 'applied_companies'
        ? [{ id: expiresAt, text: t('facts.seenUntil', { date: words.day(expiresAt) }) }]
        : [],
    );
    return [coaches, companies, applied];
  };
  return (
    <Stack>
      {facts.length > 0 ? <p>{t('facts.lead')}</p> : null}
      <Table
        caption={t('facts.caption')}
        isCaptionHidden
        columns={[
          { id: 'fact', text: t('facts.fact') },
          { id: 'coach', text: t('facts.coach') },
          { id: 'company', text: t('facts.company') },
          { id: 'applied', text: t('facts.applied') },
          { id: 'change', text: t('facts.change') },
        ]}
        rows={facts.map((key) => ({
          id: key,
          cells: [
            words.fact(key),
            ...cells(key).map((readers, index) => <Readers key={index} readers={readers} />),
            <LinkButton
              key="change"
              href={paths.candidate.shareWith({ fact: key })}
              aria-label={t('facts.shareName', { fact: words.fact(key) })}
            >
              {t('facts.share')}
            </LinkButton>,
          ],
        }))}
        empty={
          <EmptyState icon={EyeOff} heading={t('facts.empty')} headingLevel={3}>
            {t('facts.emptyText')}
          </EmptyState>
        }
      />
    </Stack>
  );
}

interface ReadersProps {
  readers: ReadonlyArray<{ readonly id: string; readonly text: string }>;
}

function Readers({ readers }: ReadersProps) {
  const { t } = useTranslation('privacy');
  if (readers.length === 0)
    return (
      <StateLine kind="none" icon={EyeOff}>
        {t('facts.nobody')}
      </StateLine>
    );
  return readers.map(({ id, text }) => (
    <StateLine key={id} kind="good" icon={Eye}>
      {text}
    </StateLine>
  ));
}
