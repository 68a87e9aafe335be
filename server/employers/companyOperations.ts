import type { components, operations } from '#openapi/user.ts';
import { leaveNamedCompany } from '#server/administration/memberQueries.ts';
import type { Db } from '#server/database/connect.ts';
import type { AccommodationContact } from '#server/database/tables/job.ts';
import {
  changeOwnCompany,
  findMembership,
  findOwnCompany,
  holdOwnCompany,
  isNameTaken,
  listClaims,
  type OwnCompanyRow,
} from '#server/employers/ownCompanyQueries.ts';
import { viewerOf } from '#server/employers/viewer.ts';
import type { Handlers, Output } from '#server/http/contractTypes.ts';
import { changedMeanwhile, etagOf, expectedVersion } from '#server/http/etag.ts';
import { notYours } from '#server/http/policy.ts';
import { Problem } from '#server/http/problem.ts';
import { claimCompany, confirmClaims } from '#server/identity/companyQueries.ts';
import { findListedCompany, unknownCompany } from '#server/identity/listedCompany.ts';
import { lockPerson } from '#server/profiles/queries.ts';
import type { Services } from '#server/services.ts';

type Contact = components['schemas']['CompanyContact'];
type OwnCompanyOperations = Pick<
  operations,
  'getCompany' | 'updateCompany' | 'claimCompany' | 'getMembership'
>;

/** A company as its members see it, and who they are to it. */
export function ownCompanyOperations(services: Services): Handlers<OwnCompanyOperations> {
  const { config, database, now } = services;
  const { db } = database;
  const check = config.employerCheck;
  const membershipOf = async (
    of: Db,
    userGuid: string,
  ): Promise<Output<OwnCompanyOperations['getMembership']>> => {
    const found = await findMembership(of, userGuid);
    return {
      state: !found ? 'none' : found.state === 'ended' ? 'refused' : found.state,
      CompanyGuid: found?.company_guid ?? null,
      CompanyName: found?.name ?? null,
      isChecked: check !== 'none',
    };
  };
  return {
    getCompany: async ({ caller, access }) => {
      const { companyGuid } = viewerOf({ caller, access }, now());
      const company = await findOwnCompany(db, companyGuid);
      if (!company) throw notYours();
      return companyRecord(company);
    },

    updateCompany: async ({ body, caller, access, ifMatch }) => {
      const { companyGuid } = viewerOf({ caller, access }, now());
      return db.transaction().execute(async (trx) => {
        const before = await holdOwnCompany(trx, companyGuid);
        if (!before) throw notYours();
        const expected = expectedVersion(ifMatch ?? body._etag ?? null);
        if (expected !== null && expected !== before.version) throw changedMeanwhile();
        const name = plain(body.CompanyName);
        if (await isNameTaken(trx, companyGuid, name)) throw nameTaken();
        const contact = contactIn(body.accommodationContact);
        await changeOwnCompany(trx, before, { name, about: body.about.trim(), contact });
        const after = await findOwnCompany(trx, companyGuid);
        if (!after) throw notYours();
        return companyRecord(after);
      });
    },

    claimCompany: async ({ body, caller }) => {
      const { userGuid } = caller;
      return db.transaction().execute(async (trx) => {
        await lockPerson(trx, userGuid);
        const before = await findMembership(trx, userGuid);
        if (before?.state === 'confirmed') throw hasCompany();
        const companyGuid = body.CompanyGuid ?? null;
        const companyName = plain(body.CompanyName ?? '') || null;
        if (companyGuid !== null && !(await findListedCompany(trx, companyGuid)))
          throw unknownCompany();
        const waiting = await listClaims(trx, userGuid);
        const claim = { companyGuid, companyName };
        const claimed = await claimCompany(trx, userGuid, claim, { at: now(), check });
        if (claimed === null) throw unknownCompany();
        // Somebody says to work for one company.
        for (const other of waiting.filter((one) => one !== claimed))
          await leaveNamedCompany(trx, other, userGuid);
        return membershipOf(trx, userGuid);
      });
    },

    getMembership: async ({ path }) => {
      if (check !== 'none') return membershipOf(db, path.id);
      return db.transaction().execute(async (trx) => {
        await lockPerson(trx, path.id);
        // They said so while somebody still had to confirm it.
        if ((await findMembership(trx, path.id))?.state === 'waiting')
          await confirmClaims(trx, path.id, now());
        return membershipOf(trx, path.id);
      });
    },
  };
}

/** One line without doubled spaces, as sign-ups name companies. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function companyRecord(row: OwnCompanyRow): Output<OwnCompanyOperations['getCompany']> {
  const contact = row.accommodation_contact;
  return {
    CompanyGuid: row.company_guid,
    CompanyName: row.name,
    about: row.about,
    accommodationContact: {
      name: contact?.name ?? '',
      email: contact?.email ?? '',
      phone: contact?.phone ?? '',
    },
    _etag: etagOf(row.version),
  };
}

/** Null when nothing of it is given. */
function contactIn({ name, email, phone }: Contact): AccommodationContact | null {
  const contact = {
    name: name.trim() || null,
    email: email.trim() || null,
    phone: phone.trim() || null,
  };
  return Object.values(contact).some((part) => part !== null) ? contact : null;
}

const nameTaken = () =>
  new Problem(409, 'company_name', 'Another company has this name. Choose another.', {
    errors: [
      {
        pointer: '/CompanyName',
        code: 'company_name',
        detail: 'Another company has this name. Choose another.',
      },
    ],
  });

const hasCompany = () =>
  new Problem(409, 'has_company', 'You are confirmed at a company already. Load the page again.');
