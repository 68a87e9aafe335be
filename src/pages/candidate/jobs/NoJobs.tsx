import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobListKind } from '#src/api/queries/jobLists.ts';
import { paths } from '#src/paths.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

interface NoJobsProps {
  kind: JobListKind;
  isSearching: boolean;
  /** What was probably meant, below the sentence. */
  children?: ReactNode;
}

/** An empty list: the sentence of section 8, what it means here, and the way on. */
export function NoJobs({ kind, isSearching, children }: NoJobsProps) {
  const { t } = useTranslation('jobs');
  const { candidate } = paths;
  if (kind === 'recommended' && !isSearching)
    return (
      <Card>
        <p>{t('recommended.empty')}</p>
        <Cluster>
          <LinkButton look="primary" href={candidate.resumeUpload}>
            {t('recommended.toUpload')}
          </LinkButton>
          <LinkButton href={candidate.profile}>{t('recommended.toProfile')}</LinkButton>
        </Cluster>
      </Card>
    );
  return (
    <Card>
      <p>
        <strong>{t('list.none')}</strong>
      </p>
      <p>{isSearching || kind === 'recommended' ? t('search.nothing') : t(`list.${kind}.empty`)}</p>
      {children}
      {kind === 'all' || isSearching ? null : (
        <Cluster>
          <LinkButton href={candidate.recommendedJobs}>{t('list.toRecommended')}</LinkButton>
          <LinkButton href={candidate.allJobs}>{t('list.toAll')}</LinkButton>
        </Cluster>
      )}
    </Card>
  );
}
