import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStoredResumes } from '#src/api/queries/ownData.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import styles from '#src/components/ownData/OwnData.module.css';
import { StoredResume } from '#src/components/ownData/StoredResume.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { CardList } from '#src/ui/card/Card.tsx';
import { CardBones } from '#src/ui/card/CardBones.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';

const TITLE = 'storedResumes-title';

/** The resumes that a candidate uploaded, each with its Delete. */
export function StoredResumes() {
  const { t } = useTranslation('ownData');
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const query = useStoredResumes(UserGuid);
  const { data } = query;
  const failure = useQueryFailure(query);
  return (
    <div className={styles.part}>
      <h2 id={TITLE} tabIndex={-1}>
        {t('resumes.title')}
      </h2>
      <p>{t('resumes.lead')}</p>
      <Loading
        isPart
        label={t('resumes.title')}
        isLoading={data === undefined && !failure}
        loadingText={t('resumes.loading')}
        doneText=""
        outline={<CardBones lines={4} />}
      >
        {failure ? (
          <RetryNotice isPart failure={failure} text={problemText(failure.problem)} />
        ) : null}
        {data?.length === 0 ? (
          <EmptyState
            icon={FileUp}
            heading={t('resumes.none')}
            headingLevel={3}
            action={
              <LinkButton href={paths.candidate.resumeUpload}>{t('resumes.toUpload')}</LinkButton>
            }
          >
            {t('resumes.empty')}
          </EmptyState>
        ) : null}
        {data && data.length > 0 ? (
          <CardList label={t('resumes.title')}>
            {data.map((resume, index) => {
              const neighbour = data[index + 1] ?? data[index - 1];
              return (
                <StoredResume
                  key={resume.id}
                  resume={resume}
                  focusAfterId={neighbour ? `deleteResume-${neighbour.id}` : TITLE}
                />
              );
            })}
          </CardList>
        ) : null}
      </Loading>
    </div>
  );
}
