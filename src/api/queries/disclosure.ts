import {
  isFactKey,
  itemOfKey,
  keyOfItem,
  sharedUntil,
  type StatementKey,
} from '#domain/disclosure.ts';
import type { components } from '#openapi/user.ts';
import type { Wish } from '#machines/sharing/sharingTypes.ts';
import { userApi } from '#src/api/client/clients.ts';
import { fileOf } from '#src/api/client/fileOf.ts';
import { call } from '#src/api/client/problem.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { orGone } from '#src/api/client/orGone.ts';
import { orStored } from '#src/api/client/orStored.ts';
import {
  fetchFresh,
  getCached,
  updateCached,
  invalidate,
  resetCached,
  useRead,
} from '#src/api/client/read.ts';
import { useRecords } from '#src/api/client/useRecords.ts';
import { beginLedgerChange } from '#src/tab/ledgerChanges.ts';

type Schemas = components['schemas'];
export type DisclosureLedger = Schemas['DisclosureLedger'];
export type LedgerCoach = Schemas['LedgerCoach'];
export type FactShare = Schemas['FactShare'];
export type Representative = Schemas['Representative'];
export type ReceiptLine = Schemas['ReceiptLine'];
export type Visibility = Schemas['Visibility'];

/** What a statement is about. */
export const keyOfShare = ({ key, passportItemGuid }: FactShare): StatementKey =>
  key === 'PassportItem' ? keyOfItem(passportItemGuid ?? '') : key;

const ledgerOf = (id: string) =>
  userQuery.queryOptions('get', '/disclosure/ledger/{id}', { params: { path: { id } } });

/** Everything that the candidate shares, asked for whenever a page opens. */
export function useLedger(userGuid: string) {
  return useRead(ledgerOf(userGuid), { refetchOnMount: () => 'always', inView: null });
}

/** The same for a form, which stands on what was asked for when its page opened. */
export const useFreshLedger = (userGuid: string) =>
  useRecords({ ledger: ledgerOf(userGuid) }, { isFreshOnly: true });

/** Makes a change that answers with the ledger. @throws CallFailed */
async function changeLedger(
  userGuid: string,
  change: () => Promise<DisclosureLedger>,
): Promise<DisclosureLedger> {
  const end = beginLedgerChange();
  let isSure = false;
  const ledger = await change().finally(() => {
    isSure = end();
  });
  if (isSure) updateCached(ledgerOf(userGuid), () => ledger);
  // A stopped sharing must not be shown because another change was answered late.
  else await resetCached(ledgerOf(userGuid));
  return ledger;
}

/**
 * Makes a change that answers something else, and reads the ledger again. The ledger that another
 * change answers may be older. @throws CallFailed
 */
export async function changeBeside(
  userGuid: string,
  change: () => Promise<unknown>,
): Promise<void> {
  const end = beginLedgerChange();
  await change().finally(end);
  await invalidate([ledgerOf(userGuid)]);
}

/**
 * Stops sharing with a coach. What has ended already is as good; what was shared in its place, in
 * another tab, ends too. @throws CallFailed
 */
export async function stopConsent(
  userGuid: string,
  { coachPersonId, consent }: LedgerCoach,
): Promise<void> {
  if (consent) await endConsent(userGuid, consent.coachConsentGUID);
  const ledger = getCached(ledgerOf(userGuid));
  const left = ledger?.coaches.find((coach) => coach.coachPersonId === coachPersonId)?.consent;
  if (left) await endConsent(userGuid, left.coachConsentGUID);
}

async function endConsent(userGuid: string, guid: string): Promise<void> {
  const params = { path: { guid } };
  await changeBeside(userGuid, () =>
    orGone(call(userApi.DELETE('/disclosure/coachConsent/{guid}', { params })), 'no_consent'),
  );
}

/** Stops sharing a statement. @throws CallFailed */
export async function stopShare(userGuid: string, guid: string): Promise<void> {
  const params = { path: { guid } };
  await changeLedger(userGuid, () => call(userApi.DELETE('/disclosure/share/{guid}', { params })));
}

/** Stops everything. @returns what is left. @throws CallFailed */
export async function stopAllSharing(userGuid: string): Promise<DisclosureLedger> {
  const body = { candidatePersonId: userGuid };
  return changeLedger(userGuid, () => call(userApi.POST('/disclosure/stopAll', { body })));
}

/**
 * Saves who may find the candidate. When the answer is lost, what is stored says whether it was
 * saved: nobody is told that nothing was changed while employers can find them. @throws CallFailed
 */
export async function saveVisibility(
  userGuid: string,
  body: Schemas['VisibilityChange'],
): Promise<void> {
  const params = { path: { id: userGuid } };
  // The ledger that another change answers may be older.
  const end = beginLedgerChange();
  const save = async () => {
    const changed = call(userApi.PUT('/disclosure/visibility/{id}', { params, body }));
    const visibility = await changed.finally(end);
    updateCached(ledgerOf(userGuid), (before) => ({ ...before, visibility }));
  };
  await orStored(save(), async () =>
    isWanted((await fetchFresh(ledgerOf(userGuid))).visibility, body),
  );
}

const isWanted = (stored: Visibility, wanted: Schemas['VisibilityChange']): boolean =>
  stored.findable === wanted.findable &&
  stored.findableUntil === wanted.findableUntil &&
  stored.providerCoaches === wanted.providerCoaches;

/** A company must not find the candidate. @throws CallFailed */
export async function blockCompany(userGuid: string, companyGuid: string): Promise<void> {
  const body = { candidatePersonId: userGuid, companyGuid };
  await changeLedger(userGuid, () => call(userApi.POST('/disclosure/blockedCompany', { body })));
}

/** Takes it back. @throws CallFailed */
export async function unblockCompany(userGuid: string, companyGuid: string): Promise<void> {
  const params = { path: { id: userGuid, companyGuid } };
  await changeLedger(userGuid, () =>
    call(userApi.DELETE('/disclosure/blockedCompany/{id}/{companyGuid}', { params })),
  );
}

/**
 * Shares what was chosen and read. When the answer is lost, what is stored says whether it was
 * shared: nobody is told that nothing was changed while others read it. @throws CallFailed
 */
export async function shareWish(candidatePersonId: string, wish: Wish): Promise<void> {
  const { receiver } = wish;
  if (receiver === null) throw new Error('Nobody was chosen to share with.');
  const expiresAt = sharedUntil(wish.months).toISOString();
  const age = wish.age === 'adult' ? { isAdult: true } : {};
  if (receiver.kind === 'coach') {
    const scopes = wish.scopes.filter((scope) => scope !== 'accommodations');
    const facts = wish.facts.filter(isFactKey);
    const passportItems = wish.facts.flatMap((key) => wordsAbout(key, wish));
    const body: Schemas['CoachConsentNew'] = {
      candidatePersonId,
      jobCoachMatchGUID: receiver.guid,
      scopes: wish.facts.length > 0 ? [...scopes, 'accommodations'] : scopes,
      facts,
      passportItems,
      expiresAt,
      ...age,
    };
    const share = () => call(userApi.POST('/disclosure/coachConsent', { body }));
    await orStored(changeBeside(candidatePersonId, share), async () =>
      isConsented(await fetchFresh(ledgerOf(candidatePersonId)), body),
    );
    return;
  }
  const body: Schemas['FactSharesNew'] = {
    candidatePersonId,
    items: wish.facts.map((key) => ({
      ...(isFactKey(key)
        ? { key }
        : { key: 'PassportItem', passportItemGuid: itemOfKey(key) ?? '' }),
      statement: wish.statements[key] ?? '',
    })),
    audience: receiver.kind === 'company' ? 'company' : 'applied_companies',
    companyGuid: receiver.kind === 'company' ? receiver.guid : null,
    purpose: wish.purpose,
    expiresAt,
    ...age,
  };
  const share = () => call(userApi.POST('/disclosure/share', { body }));
  await orStored(changeLedger(candidatePersonId, share), async () =>
    areShared(await fetchFresh(ledgerOf(candidatePersonId)), body),
  );
}

const hasSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one));

const inWords = (items: readonly Schemas['PassportWords'][]) =>
  items.map(({ passportItemGuid, statement }) => `${passportItemGuid} ${statement.trim()}`);

/** Whether a coach sees just what was to be shared. */
function isConsented({ coaches }: DisclosureLedger, wanted: Schemas['CoachConsentNew']): boolean {
  const consent = coaches.find(
    ({ jobCoachMatchGUID }) => jobCoachMatchGUID === wanted.jobCoachMatchGUID,
  )?.consent;
  return (
    consent?.expiresAt === wanted.expiresAt &&
    hasSame(consent.scopes, wanted.scopes) &&
    hasSame(consent.facts, wanted.facts) &&
    hasSame(inWords(consent.passportItems), inWords(wanted.passportItems ?? []))
  );
}

/** Whether companies read all that was to be shared with them. */
function areShared({ shares }: DisclosureLedger, wanted: Schemas['FactSharesNew']): boolean {
  return wanted.items.every(({ key, passportItemGuid = null, statement }) =>
    shares.some(
      (share) =>
        share.key === key &&
        share.passportItemGuid === passportItemGuid &&
        share.statement === statement.trim() &&
        share.companyGuid === wanted.companyGuid &&
        share.purpose === wanted.purpose &&
        share.expiresAt === wanted.expiresAt,
    ),
  );
}

const wordsAbout = (key: StatementKey, { statements }: Wish): Schemas['PassportWords'][] => {
  const passportItemGuid = itemOfKey(key);
  return passportItemGuid === null ? [] : [{ passportItemGuid, statement: statements[key] ?? '' }];
};

/** Takes words about items of the passport from what a coach sees. @throws CallFailed */
export async function stopWords(
  userGuid: string,
  coach: LedgerCoach,
  isGone: (key: StatementKey) => boolean,
): Promise<void> {
  const { consent } = coach;
  if (!consent) return;
  const passportItems = consent.passportItems.filter(
    ({ passportItemGuid }) => !isGone(keyOfItem(passportItemGuid)),
  );
  const { jobCoachMatchGUID, facts, expiresAt } = consent;
  const scopes = consent.scopes.filter(
    (scope) => scope !== 'accommodations' || facts.length + passportItems.length > 0,
  );
  if (scopes.length === 0) return stopConsent(userGuid, coach);
  const body: Schemas['CoachConsentNew'] = {
    candidatePersonId: userGuid,
    jobCoachMatchGUID,
    scopes,
    facts,
    passportItems,
    expiresAt,
  };
  await changeBeside(userGuid, () => call(userApi.POST('/disclosure/coachConsent', { body })));
}

/** Names a parent or guardian, who gets a mail. @throws CallFailed */
export async function nameRepresentative(
  candidatePersonId: string,
  named: Omit<Schemas['RepresentativeNew'], 'candidatePersonId'>,
): Promise<void> {
  const body = { candidatePersonId, ...named };
  await changeLedger(candidatePersonId, () =>
    call(userApi.POST('/disclosure/representative', { body })),
  );
}

/** The receipt of what was shared, as a page to keep. @throws CallFailed */
export async function receiptPage(guid: string): Promise<Blob> {
  const params = { path: { guid } };
  const page = userApi.GET('/disclosure/receipt/{guid}/page', { params, parseAs: 'blob' });
  return fileOf(page, 'text/html');
}

/** The same as a record for programs. @throws CallFailed */
export async function receiptRecord(guid: string): Promise<Blob> {
  const record = await call(
    userApi.GET('/disclosure/receipt/{guid}', { params: { path: { guid } } }),
  );
  return new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' });
}

/** A page of who looked. */
export function useAccessLog(
  id: string,
  query: {
    readonly offset: number;
    readonly viewer?: string;
    readonly from?: string;
    readonly before?: string;
  },
) {
  return userQuery.useQuery('get', '/disclosure/accessLog/{id}', {
    params: { path: { id }, query },
  });
}
