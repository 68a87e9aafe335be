import type { CandidatePlace } from '#domain/candidateButtons.ts';
import { CandidateActions } from '#src/pages/employer/people/CandidateActions.tsx';
import type { Person } from '#src/pages/employer/people/person.ts';
import { useButtons } from '#src/pages/employer/people/useButtons.ts';
import { useSaveCandidate } from '#src/pages/employer/people/useSaveCandidate.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

interface DetailActionsProps {
  person: Person;
  /** The list that led here has the same buttons. */
  place: CandidatePlace;
}

/** Save and Invite beside the name of a candidate. */
export function DetailActions({ person, place }: DetailActionsProps) {
  const buttons = useButtons(place, person.invitedAt !== null);
  const save = useSaveCandidate(person);
  return (
    <Stack gap="tight">
      <Cluster>
        <CandidateActions person={person} buttons={buttons} save={save} focusId="profile" />
      </Cluster>
      {save.failed}
    </Stack>
  );
}
