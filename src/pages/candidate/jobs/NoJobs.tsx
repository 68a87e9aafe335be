import type { ReactNode } from 'react';
import { Bookmark, Briefcase, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobListKind } from '#src/api/queries/jobLists.ts';
import { type Choices, countFilters } from '#src/pages/candidate/jobs/filterQuery.ts';
import { FOUND_JOBS } from '#src/pages/candidate/jobs/CountLine.tsx';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';
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

/** It goes with the empty list; the focus goes on to the number of jobs, else to the title. */
function ClearButton({ text, onPress }: { text: string; onPress: (() => void) | undefined }) {
  const button = usePassedFocus<HTMLButtonElement>(FOUND_JOBS);
  return (
    <Button ref={button} look="primary" {...(onPress ? { onPress } : {})}>
      {text}
    </Button>
  );
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
            <ClearButton
              text={t('search.clearFilters', { count: inUse })}
              onPress={filtering?.clear}
            />
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
