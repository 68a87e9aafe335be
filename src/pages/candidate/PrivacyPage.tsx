import { useTranslation } from 'react-i18next';
import { type DisclosureLedger, useLedger } from '#src/api/queries/disclosure.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { BlockedCompanies } from '#src/pages/candidate/privacy/BlockedCompanies.tsx';
import { FactTable } from '#src/pages/candidate/privacy/FactTable.tsx';
import { LetFindMe } from '#src/pages/candidate/privacy/LetFindMe.tsx';
import { PeopleTable } from '#src/pages/candidate/privacy/PeopleTable.tsx';
import { Receipts } from '#src/pages/candidate/privacy/Receipts.tsx';
import { RightNow } from '#src/pages/candidate/privacy/RightNow.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

/** Who can see what of a candidate, fact by fact, and how each view ends (row X1). */
export default function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const query = useLedger(UserGuid);
  const failure = useQueryFailure(query);
  const { data } = query;
  return (
    <Page room="wide" title={t('title')}>
      <Loading
        label={t('title')}
        isLoading={data === undefined && !failure}
        loadingText={t('loading')}
        doneText=""
      >
        <Stack gap="loose">
          {failure ? (
            <RetryNotice
              isPart={data !== undefined}
              failure={failure}
              text={`${t('failed')} ${problemText(failure.problem)}`}
            />
          ) : null}
          {data ? <Parts ledger={data} userGuid={UserGuid} /> : null}
        </Stack>
      </Loading>
    </Page>
  );
}

function Parts({ ledger, userGuid }: { ledger: DisclosureLedger; userGuid: string }) {
  const { t } = useTranslation('privacy');
  return (
    <>
      <RightNow ledger={ledger} userGuid={userGuid} />
      <Stack>
        <h2>{t('people.title')}</h2>
        <PeopleTable ledger={ledger} userGuid={userGuid} />
        <Cluster>
          <LinkButton look="primary" href={paths.candidate.share}>
            {t('people.share')}
          </LinkButton>
          <LoneLink href={paths.candidate.accessLog}>{t('people.log')}</LoneLink>
          <LoneLink href={paths.candidate.passport}>{t('people.passport')}</LoneLink>
        </Cluster>
      </Stack>
      <FactTable ledger={ledger} userGuid={userGuid} />
      <LetFindMe ledger={ledger} userGuid={userGuid} />
      <BlockedCompanies blocked={ledger.blocked} userGuid={userGuid} />
      <Receipts receipts={ledger.receipts} />
    </>
  );
}
