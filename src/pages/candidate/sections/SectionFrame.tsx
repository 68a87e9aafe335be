import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shown } from '#src/api/client/useRecords.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

interface SectionFrameProps<Saved> {
  /** The h2; null where the page's own title says it already. */
  title: string | null;
  /** Name of the region while it loads. */
  name: string;
  lead?: ReactNode;
  query: Shown<Saved>;
  /**
   * `listNote`: above a list, that it could not be read again; a single record is in its form as
   * it was saved.
   */
  children: (saved: Saved, listNote: ReactNode) => ReactNode;
}

/**
 * Around every section: its title, and what is shown while its records load or when they do not
 * come.
 */
export function SectionFrame<Saved>(props: SectionFrameProps<Saved>) {
  const { title, name, lead, query, children } = props;
  const { t } = useTranslation('profile');
  // The words of the form are fetched before the page is shown: fetched later, they would take
  // the page away for a moment, and the focus of its title with it (WCAG 2.4.3).
  useTranslation('section');
  const problemText = useProblemText();
  const { data } = query;
  const doneText = t('sectionLoaded', { name });
  const failure = useQueryFailure(query, doneText);
  const note = failure ? (
    <RetryNotice
      isPart={data !== undefined}
      failure={failure}
      text={problemText(failure.problem)}
    />
  ) : null;
  return (
    <Stack>
      {title === null ? null : <h2>{title}</h2>}
      {/* What stands above a form is a block of its own. */}
      <Stack gap={lead ? 'loose' : 'normal'}>
        {lead}
        <Loading
          label={name}
          isLoading={data === undefined && !failure}
          loadingText={t('sectionLoading', { name })}
          doneText={failure ? '' : doneText}
          outline={<Skeleton lines={4} isControl />}
        >
          {data === undefined ? note : children(data, note)}
        </Loading>
      </Stack>
    </Stack>
  );
}
