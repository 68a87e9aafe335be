import { ROLE } from '#domain/roles.ts';
import { useOwnDataSummary } from '#src/api/queries/ownData.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { CloseAccount } from '#src/components/ownData/CloseAccount.tsx';
import { StoredResumes } from '#src/components/ownData/StoredResumes.tsx';
import { TakeData } from '#src/components/ownData/TakeData.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { useRole } from '#src/session/useSession.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** What belongs to the person: uploaded files, a copy of everything, the way out (row X17). */
export function OwnData() {
  const { UserGuid } = useUser();
  const problemText = useProblemText();
  const query = useOwnDataSummary(UserGuid);
  const failure = useQueryFailure(query);
  const by = query.data?.confirmBy;
  return (
    <Stack gap="loose">
      {useRole() === ROLE.candidate ? <StoredResumes /> : null}
      {failure ? (
        <RetryNotice isPart failure={failure} text={problemText(failure.problem)} />
      ) : null}
      {by === undefined && !failure ? <PageLoading /> : null}
      {by === undefined ? null : (
        <>
          <TakeData by={by} />
          <CloseAccount by={by} />
        </>
      )}
    </Stack>
  );
}
