import { Columns3, Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { caseloadNumbers } from '#domain/caseload.ts';
import { useCaseload } from '#src/api/queries/caseload.ts';
import { today } from '#src/components/caseload/today.ts';
import { caseDays } from '#src/components/caseload/useCaseWords.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { wholeList } from '#src/components/listing/wholeList.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Board } from '#src/pages/coach/caseload/Board.tsx';
import { useFirstLine } from '#src/pages/coach/caseload/useFirstLine.ts';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

/** Fetched after the page: few coaches have typed what could not be saved. */
const UnsavedPart = lazy(() => import('#src/components/caseload/UnsavedPart.tsx'));

/** Everybody who shares with a coach, by stage: who must be called, and who is stuck (row X13). */
export default function CaseloadPage() {
  const { t } = useTranslation('caseload');
  const firstLine = useFirstLine();
  const { UserGuid } = useUser();
  const query = useCaseload(UserGuid);
  const cases = query.data;
  return (
    <Page
      room="wide"
      title={t('title')}
      lead={
        cases && cases.length > 0 ? firstLine(caseloadNumbers(cases.map(caseDays), today())) : null
      }
      actions={
        <LinkButton href={paths.jobCoach.caseloadPrint} icon={Printer}>
          {t('print')}
        </LinkButton>
      }
    >
      {cases ? (
        <Suspense fallback={null}>
          <UnsavedPart
            isOver={(match) => !cases.some(({ jobCoachMatchGUID }) => jobCoachMatchGUID === match)}
          />
        </Suspense>
      ) : null}
      <Listing
        name={t('title')}
        asked="caseload"
        list={wholeList(query)}
        countLook="none"
        foundText={(count) => t('show.shown', { count })}
        failedText={t('failed')}
        loadingText={t('loading')}
        idOf={({ jobCoachMatchGUID }) => jobCoachMatchGUID}
        isOfPeople
        empty={
          <EmptyState icon={Columns3} heading={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        }
      >
        {(all) => <Board cases={all} />}
      </Listing>
    </Page>
  );
}
