import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';

/**
 * One change of an administrator, which is announced when it was made and can then be made again.
 * @param run makes the call and returns what to announce
 */
export const useAdminCall = (run: () => Promise<string>) => useAnnouncedCall('administer', run);
