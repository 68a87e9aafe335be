import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '#src/api/problem.ts';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { useProblemText } from '#src/components/useProblemText.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface SectionFrameProps<Saved> {
  /** The h2; null where the page's own title says it already. */
  title: string | null;
  /** Name of the region while it loads. */
  name: string;
  lead?: ReactNode;
  query: UseQueryResult<Saved>;
  children: (saved: Saved) => ReactNode;
}

/** Around every section: its title, and what is shown while its records load or when they do not come. */
export function SectionFrame<Saved>(props: SectionFrameProps<Saved>) {
  const { title, name, lead, query, children } = props;
  const { t } = useTranslation('profile');
  const { t: tc } = useTranslation();
  // The words of the form are fetched before the page is shown: fetched later, they would take the page away for a moment,
  // and the focus of its title with it (WCAG 2.4.3).
  useTranslation('section');
  const problemText = useProblemText();
  const { data, error, refetch } = query;
  return (
    <Stack>
      {title === null ? null : <h2>{title}</h2>}
      {lead}
      {data === undefined && error ? (
        <FailureNotice
          text={problemText(toProblem(error))}
          actions={<Button onPress={() => void refetch()}>{tc('retry')}</Button>}
        />
      ) : (
        <LoadingRegion
          label={name}
          isLoading={data === undefined}
          loadingText={t('sectionLoading', { name })}
          doneText={t('sectionLoaded', { name })}
        >
          {data === undefined ? null : children(data)}
        </LoadingRegion>
      )}
    </Stack>
  );
}
