import { randomUUID } from 'node:crypto';
import { byAnyGuid, guarded, matrixCompany } from '#tests/support/matrixGuards.ts';
import { someEmail } from '#tests/support/accounts.ts';

const migration = () => ({ body: { newUserId: randomUUID(), email: someEmail() } });
const merge = () => ({
  body: { fromCompanyGuid: randomUUID(), intoCompanyGuid: randomUUID() },
});
const nothing = () => ({});

/** Who may call what of administrators, and the lists of one's own profile. */
export const administrationMatrix = {
  listOwnDegrees: guarded([2], nothing, false),
  listOwnWorkHistory: guarded([2], nothing, false),
  listOwnCredentials: guarded([2], nothing, false),
  listUsers: guarded([1], nothing, false),
  listUserView: guarded([1], nothing, false),
  countRoles: guarded([1], nothing, false),
  getUserByEmail: guarded([1], () => ({ body: { email: someEmail() } }), false),
  createUser: guarded(
    [1],
    () => ({
      body: { FirstName: 'A', LastName: 'B', Email: someEmail(), Role: 2, CompanyGuid: '' },
    }),
    false,
  ),
  listJobCoaches: guarded([1], nothing, false),
  getAdministrationOverview: guarded([1], nothing, false),
  setProviderCoach: guarded(
    [1],
    () => ({ ...byAnyGuid(), body: { isProviderCoach: true } }),
    false,
  ),
  closeUser: guarded([1], byAnyGuid, false),
  reopenUser: guarded([1], byAnyGuid, false),
  migrateUser: guarded([1], migration, false),
  previewMigration: guarded([1], migration, false),
  // A member reads those of their own company alone: employer-company.test.ts.
  listCompanyMembers: guarded([1, 3], nothing, false),
  decideCompanyMember: guarded(
    [1, 3],
    () => ({
      body: { companyGuid: matrixCompany, userGuid: randomUUID(), decision: 'refuse' },
    }),
    false,
  ),
  mergeCompanies: guarded([1], merge, false),
  previewCompanyMerge: guarded([1], merge, false),
  listCompanyDomains: guarded([1], nothing, false),
  setCompanyDomain: guarded([1], () => ({ ...byAnyGuid(), body: { verifiedDomain: null } }), false),
  startActing: guarded(
    [1],
    () => ({ body: { userGuid: randomUUID(), reason: 'Asked for help by phone.' } }),
    false,
  ),
  getActing: guarded([1], nothing, false),
  endActing: guarded([1], nothing, false),
  listAuditEvents: guarded([1], nothing, false),
  downloadAuditLog: guarded([1], nothing, false),
  checkAuditLog: guarded([1], nothing, false),
  listAuditActors: guarded([1], nothing, false),
};
