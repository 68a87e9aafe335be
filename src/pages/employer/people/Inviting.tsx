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
 * goes when the invitation is sent. What was typed stays until the page is left.
 */
export function Inviting({ children }: { children: ReactNode }) {
  const [person, setPerson] = useState<Invitee | null>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return (
    <Invite value={setPerson}>
      {children}
      {person === null ? null : (
        <Suspense fallback={null}>
          <InviteDialog
            key={person.UserGuid}
            person={person}
            typed={typed[person.UserGuid] ?? ''}
            onClose={(text) => {
              setTyped({ ...typed, [person.UserGuid]: text });
              setPerson(null);
            }}
          />
        </Suspense>
      )}
    </Invite>
  );
}
