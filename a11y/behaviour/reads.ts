/** Calls that only ask, by POST. */
const reads = /\/(Get[\w-]+|recommendation\w*|CheckLanguage|checkAdminJobCoach)$/i;

/** @returns whether the POST call at this path of the server changes nothing there */
export const isRead = (path: string): boolean => reads.test(path);
