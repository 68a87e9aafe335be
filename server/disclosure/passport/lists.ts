import { PASSPORT_ENTRIES_MAX } from '#domain/passport.ts';
import type { components, operations } from '#openapi/user.ts';
import {
  type AgreementRow,
  type ItemRow,
  listAgreements,
  listItems,
  placeItem,
} from '#server/disclosure/passport/queries.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { etagOf } from '#server/http/etag.ts';
import { listOperations } from '#server/profiles/lists/list.ts';
import type { Services } from '#server/services.ts';

type Schemas = components['schemas'];
export type PassportListOperations = Pick<
  operations,
  | 'listPassportItems'
  | 'createPassportItem'
  | 'updatePassportItem'
  | 'deletePassportItem'
  | 'listPassportAgreements'
  | 'createPassportAgreement'
  | 'updatePassportAgreement'
  | 'deletePassportAgreement'
>;

// As with the accommodations, the sentences repeat nothing of what is saved.
const gone = 'This is no longer in your passport. Load the page again to see what is there.';
const full = `Your passport has ${PASSPORT_ENTRIES_MAX} of these, which is the most it can hold. Delete one, then add this one.`;

/** The two lists of the passport: what helps, and what was agreed; one entry at a time. */
export function passportListOperations(services: Services): Handlers<PassportListOperations> {
  const both = {
    maxEntries: PASSPORT_ENTRIES_MAX,
    isOrdered: true,
    fullMessage: full,
    notFound: { code: 'no_passport_entry', detail: gone },
    deleted: 'Deleted from your passport',
  };
  const items = listOperations(services, {
    ...both,
    table: 'disclosure.passport_item',
    list: listItems,
    factsOf: itemFacts,
    recordOf: itemRecord,
    afterwards: async (trx, row, { Position }) =>
      Position === undefined ? row : placeItem(trx, row, Position),
  });
  const agreements = listOperations(services, {
    ...both,
    table: 'disclosure.passport_agreement',
    list: listAgreements,
    factsOf: agreementFacts,
    recordOf: agreementRecord,
  });
  return {
    listPassportItems: async ({ path }) => items.listOf(path.id),
    createPassportItem: items.add,
    updatePassportItem: async (input) => items.change(input, input.path.id),
    deletePassportItem: async (input) => items.remove(input, input.path.id),
    listPassportAgreements: async ({ path }) => agreements.listOf(path.id),
    createPassportAgreement: agreements.add,
    updatePassportAgreement: async (input) => agreements.change(input, input.path.id),
    deletePassportAgreement: async (input) => agreements.remove(input, input.path.id),
  };
}

const itemFacts = (item: Schemas['PassportItemChange']) => ({
  barrier: item.Barrier.trim(),
  helps: item.Helps.trim(),
  used_when: item.UsedWhen,
  cost: item.Cost,
  from_fact: item.FromFact,
});

/** An item as the contract has it. */
export function itemRecord(row: ItemRow): Schemas['PassportItem'] {
  return {
    Id: row.id,
    UserGuid: row.user_guid,
    Barrier: row.barrier,
    Helps: row.helps,
    UsedWhen: row.used_when,
    Cost: row.cost,
    FromFact: row.from_fact,
    Position: row.position,
    _etag: etagOf(row.version),
  };
}

const agreementFacts = (agreement: Schemas['PassportAgreementChange']) => ({
  what_text: agreement.What.trim(),
  where_text: agreement.Where.trim(),
  with_text: agreement.With.trim(),
  since: agreement.Since,
  state: agreement.State,
});

/** What was agreed, as the contract has it. */
export function agreementRecord(row: AgreementRow): Schemas['PassportAgreement'] {
  return {
    Id: row.id,
    UserGuid: row.user_guid,
    What: row.what_text,
    Where: row.where_text,
    With: row.with_text,
    Since: row.since,
    State: row.state,
    _etag: etagOf(row.version),
  };
}
