import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signedUp } from '#tests/support/accounts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';
import { find } from '#tests/support/employers.ts';

const someName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;
const membership = (as: TestPerson, api: TestApi) =>
  api.ok('getMembership', { as, path: { id: as.userGuid } });

describe('who has to confirm an employer is said by EMPLOYER_CHECK', () => {
  const served = async (check: string, work: (of: TestApi) => Promise<void>) => {
    const of = await openApi({ settings: { EMPLOYER_CHECK: check } });
    await work(of).finally(() => of.close());
  };

  it('asks nobody when it is none, and lists a new company at once', async () => {
    await served('none', async (of) => {
      const CompanyName = someName('Slow River');
      const person = await signedUp(of, { Role: 3, CompanyName });
      expect(await membership(person, of)).toMatchObject({
        state: 'confirmed',
        CompanyName,
        isChecked: false,
      });
      expect(await find(of, person)).toMatchObject({ total: 0 });
      const companies = await of.ok('listCompanies');
      expect(companies.map((one) => one.CompanyName)).toContain(CompanyName);
    });
  });

  it('asks nobody at the next visit of who waited before it was none', async () => {
    await served('none', async (of) => {
      const { companyGuid, member: person } = await newCompany(of, 'waiting');
      expect(await membership(person, of)).toMatchObject({ state: 'confirmed' });
      expect(await find(of, person)).toMatchObject({ total: 0 });
      const companies = await of.ok('listCompanies');
      expect(companies.map((one) => one.CompanyGuid)).toContain(companyGuid);
    });
  });

  it('asks nobody for an address at the domain of the company where it is domain', async () => {
    await served('domain', async (of) => {
      const { companyGuid } = await newCompany(of);
      const admin = await of.person(1);
      const claimed = async (verifiedDomain: string | null) => {
        const body = { verifiedDomain };
        await of.ok('setCompanyDomain', { as: admin, path: { guid: companyGuid }, body });
        const person = await signedUp(of, { Role: 3, CompanyGuid: companyGuid });
        return membership(person, of);
      };
      expect(await claimed('Example.COM')).toMatchObject({ state: 'confirmed', isChecked: true });
      expect(await claimed('example.net')).toMatchObject({ state: 'waiting', isChecked: true });
      expect(await claimed(null)).toMatchObject({ state: 'waiting', isChecked: true });
    });
  });

  it('asks somebody about whom a company ended, also with an address at its domain', async () => {
    await served('domain', async (of) => {
      const { companyGuid, member } = await newCompany(of);
      const verified = { path: { guid: companyGuid }, body: { verifiedDomain: 'example.com' } };
      await of.ok('setCompanyDomain', { as: await of.person(1), ...verified });
      const person = await signedUp(of, { Role: 3, CompanyGuid: companyGuid });
      expect(await membership(person, of)).toMatchObject({ state: 'confirmed' });
      const end = { companyGuid, userGuid: person.userGuid, decision: 'end' };
      await of.ok('decideCompanyMember', { as: member, body: end });
      expect(
        await of.ok('claimCompany', { as: person, body: { CompanyGuid: companyGuid } }),
      ).toMatchObject({ state: 'waiting' });
    });
  });

  it('lets in again who was ended where nobody has to confirm', async () => {
    await served('none', async (of) => {
      const { companyGuid, member } = await newCompany(of);
      const person = await signedUp(of, { Role: 3, CompanyGuid: companyGuid });
      const end = { companyGuid, userGuid: person.userGuid, decision: 'end' };
      await of.ok('decideCompanyMember', { as: member, body: end });
      expect(
        await of.ok('claimCompany', { as: person, body: { CompanyGuid: companyGuid } }),
      ).toMatchObject({ state: 'confirmed' });
    });
  });
});
