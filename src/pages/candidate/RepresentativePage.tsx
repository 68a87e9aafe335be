import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { type DisclosureLedger, useLedger } from '#src/api/queries/disclosure.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Page } from '#src/components/page/Page.tsx';
import { useDay } from '#src/components/useDay.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { RepresentativeForm } from '#src/pages/candidate/representative/RepresentativeForm.tsx';
import { WaitingForThem } from '#src/pages/candidate/representative/WaitingForThem.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

/** A parent or guardian who agrees before somebody shares who does not decide alone (row X1). */
export default function RepresentativePage() {
  const { t } = useTranslation('representative');
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const query = useLedger(UserGuid);
  const failure = useQueryFailure(query);
  if (query.data) return <Known ledger={query.data} userGuid={UserGuid} />;
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

/** Whom to name, whom it waits for, or who agreed. */
function Known({ ledger, userGuid }: { ledger: DisclosureLedger; userGuid: string }) {
  const { t } = useTranslation('representative');
  const day = useDay();
  const { state } = useLocation();
  const { mayShare, representative } = ledger;
  // Untrusted: another version of the page may have written it.
  const asked: unknown = Object(state).as;
  if (representative && !representative.confirmedAt)
    return (
      <WaitingForThem
        // Somebody else was named: the page is another.
        key={representative.email}
        userGuid={userGuid}
        representative={representative}
      />
    );
  if (representative?.confirmedAt)
    return (
      <Page
        title={t('agreed.title', { name: representative.name })}
        step="agreed"
        back={<BackLink href={paths.candidate.privacy}>{t('toPrivacy')}</BackLink>}
      >
        <p>
          {t('agreed.on', { name: representative.name, date: day(representative.confirmedAt) })}
        </p>
        <div>
          <LinkButton look="primary" href={paths.candidate.share}>
            {t('agreed.share')}
          </LinkButton>
        </div>
      </Page>
    );
  // The age is asked with the first share, and says whether somebody has to agree.
  if (mayShare !== 'unknown' || (asked !== 'parent' && asked !== 'guardian'))
    return <Navigate replace to={paths.candidate.share} />;
  return (
    <Page
      title={t('title')}
      step="naming"
      lead={t(asked === 'parent' ? 'naming.leadMinor' : 'naming.leadGuarded')}
      back={<BackLink href={paths.candidate.share}>{t('toShare')}</BackLink>}
    >
      <RepresentativeForm userGuid={userGuid} relationship={asked} />
    </Page>
  );
}
