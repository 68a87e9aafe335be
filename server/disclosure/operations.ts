import type { operations } from '#openapi/user.ts';
import {
  changeAccommodation,
  findAccommodation,
  insertAccommodation,
} from '#server/disclosure/queries.ts';
import {
  accommodationFacts,
  accommodationRecord,
  sharedAccommodation,
} from '#server/disclosure/records.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { changedMeanwhile, expectedVersion } from '#server/http/etag.ts';
import { Problem } from '#server/http/problem.ts';
import { noteEvent } from '#server/identity/securityEvents.ts';
import type { Services } from '#server/services.ts';

type AccommodationOperations = Pick<
  operations,
  | 'getUserAccommodation'
  | 'createUserAccommodation'
  | 'updateUserAccommodation'
  | 'getSharedAccommodation'
>;

// The sentences say nothing about the saved facts, because a client may log an error.
const notShared = () =>
  new Problem(404, 'not_shared', 'This is not shared with you, or not any more.');
const noAccommodation = () =>
  new Problem(
    404,
    'no_accommodation',
    'Nothing is saved here yet. Choose what applies to you, then save.',
  );

/**
 * The most private facts of the product: only their owner can change them, and read them with
 * whoever they share one by one.
 */
export function accommodationOperations(services: Services): Handlers<AccommodationOperations> {
  const { db } = services.database;
  return {
    getUserAccommodation: async ({ path, caller }) => {
      await noteEvent(db, 'accommodations_read', caller.userGuid, services.now());
      const saved = await findAccommodation(db, path.id);
      return saved ? accommodationRecord(saved) : null;
    },
    createUserAccommodation: async ({ body, caller }) => {
      const saved = await insertAccommodation(db, caller.userGuid, accommodationFacts(body));
      if (!saved)
        throw new Problem(
          409,
          'already_there',
          'This was saved before. Load it, then save your change to it.',
        );
      return accommodationRecord(saved);
    },
    updateUserAccommodation: async ({ path, body, caller, ifMatch }) => {
      const { userGuid } = caller;
      const target = { userGuid, id: path.Id, version: expectedVersion(ifMatch) };
      const saved = await changeAccommodation(db, target, accommodationFacts(body));
      if (saved) return accommodationRecord(saved);
      const own = await findAccommodation(db, userGuid);
      throw own?.id === path.Id.toLowerCase() ? changedMeanwhile() : noAccommodation();
    },
    getSharedAccommodation: async ({ path, access }) => {
      if (access.by !== 'consent') throw notShared();
      return sharedAccommodation(await findAccommodation(db, path.id), access.consent);
    },
  };
}
