import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call, CallFailed } from '#src/api/client/problem.ts';
import { type Company, companyRecord } from '#src/api/queries/employerCompany.ts';
import { updateCached, fetchFresh } from '#src/api/client/read.ts';
import { fieldFailure } from '#src/api/sections/failures.ts';

/** What candidates read of a company, and whom they can ask for a change at work. */
export type CompanyValues = {
  CompanyName: string;
  about: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
};

/** The longest texts that the contract takes, in characters. */
export const COMPANY_LIMITS = {
  CompanyName: 200,
  about: 2000,
  contactName: 200,
  contactEmail: 254,
  contactPhone: 40,
} as const;

/** A company as its form shows it. */
export function companyFormRecord(company: Company): FormRecord<CompanyValues> {
  const { CompanyGuid, CompanyName, about, accommodationContact: contact, _etag } = company;
  return {
    entry: { id: CompanyGuid, etag: _etag },
    values: {
      CompanyName,
      about,
      contactName: contact.name,
      contactEmail: contact.email,
      contactPhone: contact.phone,
    },
  };
}

const text = (values: FormValues, field: keyof CompanyValues) => String(values[field] ?? '').trim();

/** The same rule as in the contract: something, an at sign, a domain with a dot. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

function companyRules(values: FormValues): FieldProblem[] {
  const email = text(values, 'contactEmail');
  const tooLong = Object.entries(COMPANY_LIMITS)
    .filter(([field, limit]) => [...String(values[field] ?? '')].length > limit)
    .map(([field]) => ({ pointer: `/${field}`, code: 'tooLong' }));
  return [
    ...(text(values, 'CompanyName') === '' ? [{ pointer: '/CompanyName', code: 'missing' }] : []),
    ...(email !== '' && !EMAIL.test(email) ? [{ pointer: '/contactEmail', code: 'email' }] : []),
    ...tooLong,
  ];
}

const bodyOf = ({ entry, values }: FormRecord) => ({
  CompanyName: text(values, 'CompanyName'),
  about: text(values, 'about'),
  accommodationContact: {
    name: text(values, 'contactName'),
    email: text(values, 'contactEmail'),
    phone: text(values, 'contactPhone'),
  },
  ...(entry.etag === null ? {} : { _etag: entry.etag }),
});

/** The calls of the form of a company. */
export function companyCalls(guid: string) {
  const params = { path: { guid } };
  return {
    rules: companyRules,
    async save(record: FormRecord) {
      const body = bodyOf(record);
      try {
        const saved = await call(userApi.PUT('/company/{guid}', { params, body }));
        updateCached(companyRecord(guid), () => saved);
        return { ...companyFormRecord(saved), message: null };
      } catch (failure) {
        if (failure instanceof CallFailed && failure.code === 'company_name')
          throw fieldFailure('CompanyName', 'taken');
        throw failure;
      }
    },
    async load() {
      return companyFormRecord(await fetchFresh(companyRecord(guid)));
    },
  };
}
