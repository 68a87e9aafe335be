import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactKey } from '#domain/disclosure.ts';
import type { DisclosureLedger } from '#src/api/queries/disclosure.ts';
import { useAccommodation } from '#src/api/queries/sections.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { savedFacts } from '#src/pages/candidate/privacy/savedFacts.ts';
import {
  PARTS,
  type Readers,
  useFactReaders,
} from '#src/pages/candidate/privacy/useFactReaders.ts';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';
import { paths } from '#src/paths.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Table } from '#src/ui/table/Table.tsx';

/** Each part of the profile and each accommodation that was saved, and who sees it. */
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
  const { ofPart, ofFact } = useFactReaders(ledger);
  const row = (id: string, name: string, readers: readonly Readers[], change: ReactNode) => ({
    id,
    cells: [
      name,
      ...readers.map((some, index) => <ReaderLines key={index} readers={some} />),
      change,
    ],
  });
  return (
    <Stack>
      <p>{t('facts.lead')}</p>
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
        rows={[
          ...PARTS.map((part) => {
            const name = t(`scope.${part}`);
            const label = t('facts.chooseName', { fact: name });
            return row(
              part,
              name,
              ofPart(part),
              <LinkButton key="change" href={paths.candidate.jobCoaches} aria-label={label}>
                {t('facts.choose')}
              </LinkButton>,
            );
          }),
          ...facts.map((key) => {
            const name = words.fact(key);
            const href = paths.candidate.shareWith({ fact: key });
            const label = t('facts.shareName', { fact: name });
            return row(
              key,
              name,
              ofFact(key),
              <LinkButton key="change" href={href} aria-label={label}>
                {t('facts.share')}
              </LinkButton>,
            );
          }),
        ]}
      />
    </Stack>
  );
}

function ReaderLines({ readers }: { readers: Readers }) {
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
