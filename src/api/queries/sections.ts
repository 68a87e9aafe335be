import { useQuery } from '@tanstack/react-query';
import { changesSettled, sectionKey } from '#src/api/sectionChanges.ts';

/** The saved records of one section; asked anew with each visit, because other pages change them as well. */
export function useSectionRecords<Saved>(
  userGuid: string,
  section: string,
  load: () => Promise<Saved>,
) {
  return useQuery({
    queryKey: sectionKey(userGuid, section),
    queryFn: async () => {
      // Who left while saving and comes back finds what came of it, not the form from before it.
      await changesSettled(userGuid, section);
      return load();
    },
    staleTime: 0,
    // A form stands on what was loaded for it: never on what an earlier visit left.
    gcTime: 0,
  });
}
