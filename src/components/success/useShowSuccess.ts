import { useCallback } from 'react';
import { showSuccess } from '#src/session/success.ts';
import { useUser } from '#src/session/usePerson.ts';
import { announce } from '#src/ui/announcer/announce.ts';

/**
 * Shows and announces what was done, without stopping the person.
 * @returns shows paragraphs; the same function in every render
 */
export function useShowSuccess(): (paragraphs: readonly string[]) => void {
  const { UserGuid } = useUser();
  return useCallback(
    (paragraphs) => {
      showSuccess({ userGuid: UserGuid, paragraphs });
      announce(paragraphs.join(' '));
    },
    [UserGuid],
  );
}
