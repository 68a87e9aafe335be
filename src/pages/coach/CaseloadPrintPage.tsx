import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { caseloadNumbers, isOverdue, STAGES, stalledDays } from '#domain/caseload.ts';
import { type CaseloadCase, useCaseload } from '#src/api/queries/caseload.ts';
import { today } from '#src/components/caseload/today.ts';
import { caseDays, useCaseWords } from '#src/components/caseload/useCaseWords.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { useFirstLine } from '#src/pages/coach/caseload/useFirstLine.ts';
import { spokenIn } from '#src/components/text/spokenIn.ts';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Table } from '#src/ui/table/Table.tsx';

/** The board as a table, for paper. */
export default function CaseloadPrintPage() {
  const { t } = useTranslation('caseload');
  const problemText = useProblemText();
  const firstLine = useFirstLine();
  const words = useCaseWords();
  const { UserGuid } = useUser();
  const query = useCaseload(UserGuid);
  const failure = useQueryFailure(query);
  const cases = query.data;
  const day = today();
  return (
    <Page
      room="wide"
      title={t('table.title')}
      back={<BackLink href={paths.jobCoach.caseload}>{t('table.back')}</BackLink>}
      lead={
        cases
          ? `${t('table.lead', { day: words.full(day) })} ${firstLine(caseloadNumbers(cases.map(caseDays), day))}`
          : null
      }
      actions={<Button onPress={() => window.print()}>{t('table.printNow')}</Button>}
    >
      <Loading
        label={t('table.caption')}
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
        {cases ? <CaseTable cases={cases} /> : null}
      </Loading>
    </Page>
  );
}

function CaseTable({ cases }: { cases: readonly CaseloadCase[] }) {
  const { t } = useTranslation('caseload');
  const words = useCaseWords();
  const none = t('table.none');
  const day = today();
  const inOrder = cases.toSorted((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage));
  const flags = (one: CaseloadCase) => {
    const days = caseDays(one);
    const stalled = stalledDays(days, day);
    return [
      isOverdue(days, day) ? t('card.overdue') : '',
      stalled === null ? '' : t('card.stalled', { count: stalled }),
    ]
      .filter(Boolean)
      .join(', ');
  };
  return (
    <Table
      caption={t('table.caption')}
      isCaptionHidden
      columns={[
        { id: 'name', text: t('table.name') },
        { id: 'stage', text: t('table.stage') },
        { id: 'next', text: t('table.next') },
        { id: 'due', text: t('table.due') },
        { id: 'last', text: t('table.last') },
        { id: 'flags', text: t('table.flags') },
      ]}
      rows={inOrder.map((one) => ({
        id: one.jobCoachMatchGUID,
        // Nothing is next in a case that is closed, as on its card.
        cells: [
          <bdi key="name">{words.nameOf(one)}</bdi>,
          t(`stages.${one.stage}`),
          one.nextStep === null || one.stage === 'closed' ? (
            none
          ) : (
            <span key="next" {...spokenIn(one.nextStep)}>
              {one.nextStep}
            </span>
          ),
          one.nextDue === null || one.stage === 'closed' ? none : words.full(one.nextDue),
          one.lastContact === null
            ? none
            : `${words.full(one.lastContact.onDay)}, ${words.kind(one.lastContact.kind)}`,
          flags(one) || none,
        ],
      }))}
      empty={
        <EmptyState icon={Columns3} heading={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      }
    />
  );
}
