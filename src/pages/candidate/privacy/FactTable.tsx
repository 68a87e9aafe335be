import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementKey } from '#domain/disclosure.ts';
import type { DisclosureLedger } from '#src/api/queries/disclosure.ts';
import { passportItemsOf } from '#src/api/queries/records.ts';
import { useAccommodation, useProfileList } from '#src/api/queries/sections.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import {
  type Accommodation,
  savedKeys,
  type SharedItem,
} from '#src/pages/candidate/privacy/savedFacts.ts';
import { PARTS, type Reader, useFactReaders } from '#src/pages/candidate/privacy/useFactReaders.ts';
import { type Receivers, useReceivers } from '#src/pages/candidate/privacy/useReceivers.ts';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';
import { stateWith } from '#src/pages/candidate/share/startOf.ts';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Table } from '#src/ui/table/Table.tsx';

/** Each part of the profile, each saved accommodation and item of the passport: who sees it. */
export function FactTable({ ledger, userGuid }: { ledger: DisclosureLedger; userGuid: string }) {
  const { t } = useTranslation('privacy');
  const problemText = useProblemText();
  const query = useAccommodation(userGuid);
  const items = useProfileList(userGuid, { read: passportItemsOf });
  const failures = [useQueryFailure(query), useQueryFailure(items)];
  const failure = failures.find((one) => one !== null);
  return (
    <Stack>
      <h2>{t('facts.title')}</h2>
      <Loading
        isPart
        label={t('facts.title')}
        isLoading={!(query.data && items.data) && !failure}
        loadingText={t('loading')}
        doneText=""
      >
        {failure ? (
          <RetryNotice isPart failure={failure} text={problemText(failure.problem)} />
        ) : null}
        {query.data && items.data ? (
          <Facts accommodation={query.data.accommodation} items={items.data.rows} ledger={ledger} />
        ) : null}
      </Loading>
    </Stack>
  );
}

interface FactsProps {
  accommodation: Accommodation;
  items: readonly SharedItem[];
  ledger: DisclosureLedger;
}

function Facts({ accommodation, items, ledger }: FactsProps) {
  const { t } = useTranslation('privacy');
  const words = useShareWords();
  const { ofPart, ofFact } = useFactReaders(ledger);
  const receivers = useReceivers(ledger);
  // No page offers applications, so their row says only who was given them otherwise.
  const parts = PARTS.filter((part) => part !== 'applications' || ofPart(part)[0]?.length);
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
        ]}
        rows={[
          ...parts.map((part) => {
            const name = t(`scope.${part}`);
            const [coaches = [], ...others] = ofPart(part);
            return {
              id: part,
              cells: [
                name,
                <Readers key="coach" of={coaches}>
                  <LoneLink
                    href={paths.candidate.jobCoaches}
                    aria-label={t('facts.chooseName', { fact: name })}
                  >
                    {t('facts.choose')}
                  </LoneLink>
                </Readers>,
                ...others.map((readers, index) => <Readers key={index} of={readers} />),
              ],
            };
          }),
          ...savedKeys(accommodation, items).map((fact) => {
            const name = words.about(fact, items);
            return {
              id: fact,
              cells: [
                name,
                ...ofFact(fact).map((readers, index) => (
                  <Readers key={index} of={readers}>
                    <ShareCell fact={fact} name={name} readers={readers} to={receivers[index]} />
                  </Readers>
                )),
              ],
            };
          }),
        ]}
      />
    </Stack>
  );
}

interface ShareCellProps {
  fact: StatementKey;
  name: string;
  readers: readonly Reader[];
  to: Receivers | undefined;
}

/** Opens the wizard with the fact and the reader chosen; nothing when there is nobody more. */
function ShareCell({ fact, name, readers, to }: ShareCellProps) {
  const { t } = useTranslation('privacy');
  if (to === undefined || readers.length >= to.count) return null;
  return (
    <LoneLink
      href={paths.candidate.shareWith(to.chosen)}
      state={stateWith(fact)}
      aria-label={t('facts.shareName', { fact: name, who: to.name })}
    >
      {t('facts.share')}
    </LoneLink>
  );
}

interface ReadersProps {
  of: readonly Reader[];
  /** What can be done about it. */
  children?: ReactNode;
}

function Readers({ of: readers, children }: ReadersProps) {
  const { t } = useTranslation('privacy');
  return (
    <Stack gap="tight">
      {readers.length === 0 ? (
        <StateLine kind="none" icon={EyeOff}>
          {t('facts.nobody')}
        </StateLine>
      ) : null}
      {readers.map(({ id, text }) => (
        <StateLine key={id} kind="good" icon={Eye}>
          {text}
        </StateLine>
      ))}
      {children}
    </Stack>
  );
}
