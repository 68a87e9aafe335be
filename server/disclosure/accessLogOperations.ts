import type { operations } from '#openapi/user.ts';
import { countLooks, listLooks, listViewers } from '#server/disclosure/accessQueries.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import type { Services } from '#server/services.ts';

type AccessLogOperations = Pick<operations, 'getAccessLog'>;

/** Who looked, for the person who was looked at. */
export function accessLogOperations({ database }: Services): Handlers<AccessLogOperations> {
  const { db } = database;
  return {
    getAccessLog: async ({ caller, query }) => {
      const { userGuid } = caller;
      const filter = {
        viewerGuid: query.viewer ?? null,
        from: query.from === undefined ? null : new Date(query.from),
        before: query.before === undefined ? null : new Date(query.before),
        offset: query.offset ?? 0,
      };
      const looks = await listLooks(db, userGuid, filter);
      const viewers = await listViewers(db, userGuid);
      return {
        total: await countLooks(db, userGuid, filter),
        looks: looks.map((look) => ({
          at: look.last_at.toISOString(),
          name: look.viewer_name,
          role: look.viewer_role,
          companyName: look.company_name,
          what: look.what,
          times: look.times,
          reason: look.reason,
        })),
        viewers: viewers
          .map(({ viewer_guid, viewer_name }) => ({ userGuid: viewer_guid, name: viewer_name }))
          .toSorted((a, b) => a.name.localeCompare(b.name)),
      };
    },
  };
}
