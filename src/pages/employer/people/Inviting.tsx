import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import type { Invitee } from '#src/pages/employer/people/person.ts';

/** Opens by a press. */
const InviteDialog = lazy(async () => ({
  default: (await import('#src/pages/employer/people/InviteDialog.tsx')).InviteDialog,
}));

const Invite = createContext<(person: Invitee) => void>(() => undefined);

/** Opens the dialog that invites somebody. */
export const useInvite = () => useContext(Invite);

/**
 * A page from which people are invited. The dialog stands here, because the button that opened it
 * goes when the invitation is sent.
 */
export function Inviting({ children }: { children: ReactNode }) {
  const [person, setPerson] = useState<Invitee | null>(null);
  return (
    <Invite value={setPerson}>
      {children}
      {person === null ? null : (
        <Suspense fallback={null}>
          <InviteDialog key={person.UserGuid} person={person} onClose={() => setPerson(null)} />
        </Suspense>
      )}
    </Invite>
  );
}
