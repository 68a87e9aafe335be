import data from '#openapi/data.json' with { type: 'json' };
import jobs from '#openapi/jobs.json' with { type: 'json' };
import matching from '#openapi/matching.json' with { type: 'json' };
import places from '#openapi/places.json' with { type: 'json' };
import resume from '#openapi/resume.json' with { type: 'json' };
import user from '#openapi/user.json' with { type: 'json' };
import { type ApiName, apiNames } from '#server/config.ts';
import type { Contract } from './document.ts';
import type { Api } from './page.ts';

const contracts: Readonly<Record<ApiName, Contract>> = {
  user,
  jobs,
  data,
  matching,
  resume,
  places,
};

/** The six backends, each with the address that this deployment has for it. */
export function documentedApis(bases: Readonly<Record<ApiName, string>>): Api[] {
  return apiNames.map((name) => ({ name, base: bases[name], contract: contracts[name] }));
}
