import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useFreshLedger } from '#src/api/queries/disclosure.ts';
import { passportItemsOf } from '#src/api/queries/records.ts';
import { useAccommodation, useProfileList } from '#src/api/queries/sections.ts';
import { useDraft } from '#src/components/draft/useDraft.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { savedKeys } from '#src/pages/candidate/privacy/savedFacts.ts';
import { shareDraft } from '#src/pages/candidate/share/shareDraft.ts';
import { ShareWizard } from '#src/pages/candidate/share/ShareWizard.tsx';
import { startOf } from '#src/pages/candidate/share/startOf.ts';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';

/** Sharing, one question a page, with the very words before anything is sent (row X1). */
export default function SharePage() {
  const { t } = useTranslation('share');
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const ledger = useFreshLedger(UserGuid);
  const facts = useAccommodation(UserGuid);
  const items = useProfileList(UserGuid, { read: passportItemsOf });
  const draft = useDraft(shareDraft);
  const failures = [useQueryFailure(ledger), useQueryFailure(facts), useQueryFailure(items)];
  const failure = failures.find((one) => one !== null);
  // Nothing can be shared yet: the page says whom it waits for.
  if (ledger.data?.ledger.mayShare === 'waiting')
    return <Navigate replace to={paths.candidate.representative} />;
  if (ledger.data && facts.data && items.data && !draft.isLoading) {
    const { accommodation } = facts.data;
    const { rows } = items.data;
    const known = ledger.data.ledger;
    const saved = savedKeys(accommodation, rows);
    const startWith = (link: URLSearchParams) => startOf(link, state, saved, known);
    return (
      <ShareWizard
        // Another link, with something else chosen, begins anew.
        key={search.toString()}
        userGuid={UserGuid}
        ledger={known}
        accommodation={accommodation}
        items={rows}
        start={startWith(search)}
        startFor={(coach) => startWith(new URLSearchParams({ coach }))}
        draft={draft}
      />
    );
  }
  return (
    <Page
      title={t('title')}
      back={<BackLink href={paths.candidate.privacy}>{t('toPrivacy')}</BackLink>}
    >
      <Loading label={t('title')} isLoading={!failure} loadingText={t('loading')} doneText="">
        {failure ? (
          <RetryNotice failure={failure} text={`${t('failed')} ${problemText(failure.problem)}`} />
        ) : null}
      </Loading>
    </Page>
  );
}
