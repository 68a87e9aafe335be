import type { AccommodationKey } from '#domain/accommodations.ts';
import { PASSPORT_LIMITS, PASSPORT_TEXTS, type PassportText } from '#domain/passport.ts';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FormRecord, FormValues } from '#machines/form/formTypes.ts';
import type { components } from '#openapi/user.ts';
import { openUserApi, userApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { fetchFresh } from '#src/api/client/read.ts';
import { passportAgreementsOf, passportItemsOf, passportOf } from '#src/api/queries/records.ts';
import { profileList } from '#src/api/sections/profileList.ts';

type Schemas = components['schemas'];
export type PassportItem = Schemas['PassportItem'];
export type PassportAgreement = Schemas['PassportAgreement'];

export type PassportValues = Record<PassportText, string> & {
  /** YYYY-MM-DD; '' for no day. */
  ReviewOn: string;
};

/** The texts of a passport as the form shows them. */
export function passportRecord(passport: Schemas['Passport']): FormRecord<PassportValues> {
  const { UserGuid, _etag, ReviewOn, ...texts } = passport;
  return { entry: { id: UserGuid, etag: _etag }, values: { ...texts, ReviewOn: ReviewOn ?? '' } };
}

function passportRules(values: FormValues): FieldProblem[] {
  return PASSPORT_TEXTS.filter(
    (text) => [...String(values[text] ?? '')].length > PASSPORT_LIMITS.text,
  ).map((text) => ({ pointer: `/${text}`, code: 'tooLong' }));
}

/** The texts that are given: of a save that is on its way, only what was typed since. */
function changeOf({ entry, values }: FormRecord): Schemas['PassportChange'] {
  const texts = PASSPORT_TEXTS.filter((text) => values[text] !== undefined);
  return {
    ...Object.fromEntries(texts.map((text) => [text, String(values[text]).trim()])),
    ...(values['ReviewOn'] === undefined ? {} : { ReviewOn: String(values['ReviewOn']) || null }),
    ...(entry.etag === null ? {} : { _etag: entry.etag }),
  };
}

/** The calls of the texts of a passport. Each request outlives the page. */
export function passportCalls(UserGuid: string) {
  const params = { path: { id: UserGuid } };
  const kept = { params, keepalive: true } as const;
  return {
    rules: passportRules,
    save: async (record: FormRecord) =>
      passportRecord(
        await call(userApi.PUT('/passport/{id}', { ...kept, body: changeOf(record) })),
      ),
    /** Saves while the window is being closed, when no token can be renewed any more. */
    async saveOnLeaving(record: FormRecord, token: string) {
      const { _etag, ...body } = changeOf(record);
      const version = _etag === undefined ? {} : { 'if-match': `"${_etag}"` };
      const headers = { authorization: `Bearer ${token}`, ...version };
      return passportRecord(
        await call(openUserApi.PUT('/passport/{id}', { ...kept, body, headers })),
      );
    },
    load: async () => passportRecord(await fetchFresh(passportOf(UserGuid))),
  };
}

/** The fields that must not stay empty. */
const requires =
  (...fields: readonly string[]) =>
  (values: FormValues): FieldProblem[] =>
    fields
      .filter((field) => String(values[field] ?? '').trim() === '')
      .map((field) => ({ pointer: `/${field}`, code: 'missing' }));

/** What gets in the way and what helps. */
export const passportItemList = profileList({
  section: 'passportItems',
  follows: 'nothing',
  read: passportItemsOf,
  empty: {
    Barrier: '',
    Helps: '',
    UsedWhen: 'both',
    Cost: 'unknown',
    /** The accommodation it began with; '' for none. */
    FromFact: '',
  },
  valuesOf: ({ Barrier, Helps, UsedWhen, Cost, FromFact }: PassportItem) => ({
    Barrier,
    Helps,
    UsedWhen: UsedWhen as string,
    Cost: Cost as string,
    FromFact: (FromFact ?? '') as string,
  }),
  rules: requires('Barrier', 'Helps'),
  bodyOf: (values) => ({
    Barrier: String(values['Barrier']).trim(),
    Helps: String(values['Helps']).trim(),
    UsedWhen: values['UsedWhen'] as PassportItem['UsedWhen'],
    Cost: values['Cost'] as PassportItem['Cost'],
    FromFact: (values['FromFact'] || null) as AccommodationKey | null,
  }),
  create: (body, header) => userApi.POST('/passport/item', { body, params: { header } }),
  update: (id, body) => userApi.PUT('/passport/item/{id}', { params: { path: { id } }, body }),
  remove: (id, body) => userApi.DELETE('/passport/item/{id}', { params: { path: { id } }, body }),
});
export type PassportItemValues = (typeof passportItemList)['empty']['values'];

/** What was asked for or agreed at work. */
export const passportAgreementList = profileList({
  section: 'passportAgreements',
  follows: 'nothing',
  read: passportAgreementsOf,
  empty: { What: '', Where: '', With: '', Since: '', State: 'asked' },
  valuesOf: ({ What, Where, With, Since, State }: PassportAgreement) => ({
    What,
    Where,
    With,
    Since: Since ?? '',
    State: State as string,
  }),
  rules: requires('What'),
  bodyOf: (values) => ({
    What: String(values['What']).trim(),
    Where: String(values['Where']).trim(),
    With: String(values['With']).trim(),
    Since: String(values['Since']) || null,
    State: values['State'] as PassportAgreement['State'],
  }),
  create: (body, header) => userApi.POST('/passport/agreement', { body, params: { header } }),
  update: (id, body) => userApi.PUT('/passport/agreement/{id}', { params: { path: { id } }, body }),
  remove: (id, body) =>
    userApi.DELETE('/passport/agreement/{id}', { params: { path: { id } }, body }),
});
export type PassportAgreementValues = (typeof passportAgreementList)['empty']['values'];
