import type { Config } from '#server/config.ts';
import { userApiUrl } from '#server/http/apiUrl.ts';

/** Where the mails of saved searches lead. No address names a person. */
export function searchLinks(config: Config) {
  const userApi = userApiUrl(config);
  const jobs = `${config.publicUrl}/candidate/jobs`;
  return {
    job: (id: string) => `${jobs}/job-details/${id}`,
    searches: `${jobs}/saved-searches`,
    /** Opens the list of a search, with its new jobs marked. */
    list: (search: string) => `${jobs}/saved-searches/${search}`,
    stop: (token: string) => `${userApi}/savedSearch/stop/${token}`,
    keep: (token: string) => `${userApi}/savedSearch/keep/${token}`,
  };
}
