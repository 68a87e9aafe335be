import { Columns3, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { caseloadNumbers } from '#domain/caseload.ts';
import { useCaseload } from '#src/api/queries/caseload.ts';
import { today } from '#src/components/caseload/today.ts';
import { caseDays } from '#src/components/caseload/useCaseWords.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { Board } from '#src/pages/coach/caseload/Board.tsx';
import { useFirstLine } from '#src/pages/coach/caseload/useFirstLine.ts';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

/** Everybody who shares with a coach, by stage: who must be called, and who is stuck (row X13). */
export default function CaseloadPage() {
  const { t } = useTranslation('caseload');
  const problemText = useProblemText();
  const firstLine = useFirstLine();
  const { UserGuid } = useUser();
  const query = useCaseload(UserGuid);
  const failure = useQueryFailure(query);
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
      <Loading
        label={t('title')}
        isLoading={cases === undefined && !failure}
        loadingText={t('loading')}
        doneText={t('show.shown', { count: cases?.length ?? 0 })}
      >
        {failure ? (
          <RetryNotice
            isPart={cases !== undefined}
            failure={failure}
            text={`${t('failed')} ${problemText(failure.problem)}`}
          />
        ) : null}
        {cases?.length === 0 ? (
          <EmptyState icon={Columns3} heading={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        ) : null}
        {cases && cases.length > 0 ? <Board cases={cases} /> : null}
      </Loading>
    </Page>
  );
}
