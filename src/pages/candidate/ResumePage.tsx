import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useResumeRecords } from '#src/api/queries/profile.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { useDraft } from '#src/components/draft/useDraft.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { resumeDraft } from '#src/pages/candidate/resume/resumeDraft.ts';
import { ResumeOut, sectionsOf } from '#src/pages/candidate/resume/ResumeOut.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

/** "Your resume": the profile as a file that people and programs both read (row X8). */
export default function ResumePage() {
  const { t } = useTranslation('resumeOut');
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const query = useResumeRecords(UserGuid);
  const draft = useDraft(resumeDraft);
  const failure = useQueryFailure(query);
  const { data } = query;
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Loading
        label={t('title')}
        isLoading={(data === undefined && !failure) || draft.isLoading}
        loadingText={t('loading')}
        doneText={t('loaded')}
      >
        {failure ? (
          <RetryNotice failure={failure} text={`${t('failed')} ${problemText(failure.problem)}`} />
        ) : null}
        {data && !draft.isLoading && sectionsOf(data).length > 0 ? (
          <ResumeOut userGuid={UserGuid} records={data} draft={draft} />
        ) : null}
        {data && sectionsOf(data).length === 0 ? (
          <EmptyState
            icon={FileText}
            heading={t('empty')}
            action={<LinkButton href={paths.candidate.profile}>{t('toProfile')}</LinkButton>}
          >
            {t('emptyText')}
          </EmptyState>
        ) : null}
      </Loading>
    </Page>
  );
}
