import type { ReactNode } from 'react';
import { Bookmark, Briefcase, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobListKind } from '#src/api/queries/jobLists.ts';
import { type Choices, countFilters } from '#src/pages/candidate/jobs/filterQuery.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

interface NoJobsProps {
  kind: JobListKind;
  isNarrowed: boolean;
  /** For a list that has filters. */
  filtering?: { shown: Choices; clear: () => void } | undefined;
  /** What was probably meant, below the sentence. */
  children?: ReactNode;
}

/** An empty list: the sentence of section 8, what it means here, and the way on. */
export function NoJobs({ kind, isNarrowed, filtering, children }: NoJobsProps) {
  const { t } = useTranslation('jobs');
  const { candidate } = paths;
  const inUse = countFilters(filtering?.shown.filters ?? {});
  if (isNarrowed)
    return (
      <EmptyState
        icon={Search}
        heading={t('list.none')}
        action={
          inUse === 0 ? null : (
            <Button look="primary" onPress={filtering?.clear}>
              {t('search.clearFilters', { count: inUse })}
            </Button>
          )
        }
      >
        <p>{t(inUse === 0 ? 'search.nothing' : 'search.nothingLeft')}</p>
        {children}
      </EmptyState>
    );
  if (kind === 'recommended')
    return (
      <EmptyState
        icon={Briefcase}
        heading={t('recommended.none')}
        action={
          <LinkButton look="primary" href={candidate.resumeUpload}>
            {t('recommended.toUpload')}
          </LinkButton>
        }
      >
        <p>{t('recommended.empty')}</p>
        <LoneLink href={candidate.profile}>{t('recommended.toProfile')}</LoneLink>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={kind === 'saved' ? Bookmark : Briefcase}
      heading={t('list.none')}
      action={
        kind === 'all' ? null : (
          <LinkButton look="primary" href={candidate.recommendedJobs}>
            {t('list.toRecommended')}
          </LinkButton>
        )
      }
    >
      <p>{t(`list.${kind}.empty`)}</p>
      {children}
      {kind === 'all' ? null : <LoneLink href={candidate.allJobs}>{t('list.toAll')}</LoneLink>}
    </EmptyState>
  );
}
