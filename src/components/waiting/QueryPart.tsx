import { type ReactNode, useId } from 'react';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

type Query = Parameters<typeof useQueryFailure>[0];

interface QueryPartProps<Data> {
  /** The heading of the part, which names its region too. */
  title: string;
  /** Beside the heading, e.g. the choice of what is shown. */
  aside?: ReactNode;
  query: Omit<Query, 'data'> & { data: Data | undefined };
  loadingText: string;
  /** What of it failed, as a sentence. */
  failedText: string;
  children: (data: Data) => ReactNode;
}

/** A part of a page that waits for its own data: the other parts can be used meanwhile. */
export function QueryPart<Data>(props: QueryPartProps<Data>) {
  const { title, aside, query, loadingText, failedText, children } = props;
  const problemText = useProblemText();
  const failure = useQueryFailure(query);
  const headingId = useId();
  const { data } = query;
  const heading = (
    <h2 id={headingId} tabIndex={-1}>
      {title}
    </h2>
  );
  return (
    <Stack>
      {aside === undefined ? (
        heading
      ) : (
        <Cluster align="between">
          {heading}
          {aside}
        </Cluster>
      )}
      <Loading
        isPart
        label={title}
        isLoading={data === undefined && !failure}
        loadingText={loadingText}
        doneText=""
      >
        {failure ? (
          <RetryNotice
            isPart
            failure={failure}
            text={`${failedText} ${problemText(failure.problem)}`}
            place={headingId}
          />
        ) : null}
        {data === undefined ? null : children(data)}
      </Loading>
    </Stack>
  );
}
