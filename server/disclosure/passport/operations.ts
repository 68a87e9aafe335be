import type { components, operations } from '#openapi/user.ts';
import { passportDocumentOperations } from '#server/disclosure/passport/document.ts';
import {
  type PassportListOperations,
  passportListOperations,
} from '#server/disclosure/passport/lists.ts';
import {
  deletePassport,
  findPassport,
  type PassportChange,
  savePassport,
} from '#server/disclosure/passport/queries.ts';
import { passportRecord } from '#server/disclosure/passport/texts.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { changedMeanwhile, expectedVersion } from '#server/http/etag.ts';
import type { Services } from '#server/services.ts';

type Schemas = components['schemas'];
type PassportOperations = Pick<
  operations,
  'getPassport' | 'updatePassport' | 'deletePassport' | 'makePassportDocument'
> &
  PassportListOperations;

/** The passport of a candidate: only its owner reads and changes it. */
export function passportOperations(services: Services): Handlers<PassportOperations> {
  const { db } = services.database;
  return {
    getPassport: async ({ path }) => passportRecord(path.id, await findPassport(db, path.id)),
    updatePassport: async ({ path, body, ifMatch }) => {
      const saved = await savePassport(db, path.id, changeOf(body), expectedVersion(ifMatch));
      if (!saved) throw changedMeanwhile();
      return passportRecord(path.id, saved);
    },
    deletePassport: async ({ path }) => {
      await db.transaction().execute((trx) => deletePassport(trx, path.id));
      return { message: 'Passport deleted' };
    },
    ...passportListOperations(services),
    ...passportDocumentOperations(services),
  };
}

/** What is left out stays as it is. */
function changeOf(body: Schemas['PassportChange']): PassportChange {
  const texts = {
    about: body.About,
    strengths: body.Strengths,
    communication: body.Communication,
    difficult_day: body.DifficultDay,
    emergency: body.Emergency,
  };
  return {
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([column, text]) =>
        text === undefined ? [] : [[column, text.trim()]],
      ),
    ),
    ...(body.ReviewOn === undefined ? {} : { review_on: body.ReviewOn }),
  };
}
