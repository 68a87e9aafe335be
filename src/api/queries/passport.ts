import { DOCUMENT_FILES, type DocumentFormat } from '#domain/documents/documentFile.ts';
import { longUserApi, userApi } from '#src/api/client/clients.ts';
import { fileOf } from '#src/api/client/fileOf.ts';
import { keyHeader } from '#src/api/client/idempotencyKey.ts';
import { call } from '#src/api/client/problem.ts';
import { orStored } from '#src/api/client/orStored.ts';
import { fetchFresh, invalidate } from '#src/api/client/read.ts';
import { passportAgreementsOf, passportItemsOf, passportOf } from '#src/api/queries/records.ts';
import type { PassportItem } from '#src/api/sections/passport.ts';

const contentOf = (item: PassportItem) => {
  const { UserGuid, Barrier, Helps, UsedWhen, Cost, FromFact } = item;
  return { UserGuid, Barrier, Helps, UsedWhen, Cost, FromFact };
};

/** Gives an item another place, from 1, among the others. @throws CallFailed */
export async function movePassportItem(item: PassportItem, place: number): Promise<void> {
  const { Id: id, UserGuid, _etag } = item;
  const items = passportItemsOf(UserGuid);
  const body = { ...contentOf(item), Position: place, _etag };
  // Pressed again after a lost answer, it would move on.
  await orStored(
    call(userApi.PUT('/passport/item/{id}', { params: { path: { id } }, body })),
    async () => (await fetchFresh(items))[place - 1]?.Id === id,
  );
  // What another window did in between is shown as well.
  await invalidate([items]);
}

/**
 * Adds an item again that was deleted, where it stood.
 * @param key the same for each attempt, so that it comes back once
 * @throws CallFailed
 */
export async function restorePassportItem(
  item: PassportItem,
  place: number,
  key: string | undefined,
): Promise<string> {
  const body = { ...contentOf(item), Position: place };
  const params = { header: keyHeader(key) };
  const { Id } = await call(userApi.POST('/passport/item', { body, params }));
  await invalidate([passportItemsOf(item.UserGuid)]);
  return Id;
}

/**
 * Deletes all of the passport. When the answer is lost, what is stored says whether it was deleted.
 * @throws CallFailed
 */
export async function deletePassport(id: string): Promise<void> {
  const deleting = call(userApi.DELETE('/passport/{id}', { params: { path: { id } } }));
  await orStored(deleting, () => isNothingStored(id));
  await invalidate([passportOf(id), passportItemsOf(id), passportAgreementsOf(id)]);
}

/** Asks for all of the passport, which the page then shows. @throws CallFailed */
async function isNothingStored(id: string): Promise<boolean> {
  const [texts, items, agreements] = await Promise.all([
    fetchFresh(passportOf(id)),
    fetchFresh(passportItemsOf(id)),
    fetchFresh(passportAgreementsOf(id)),
  ]);
  const { About, Strengths, Communication, DifficultDay, Emergency, ReviewOn } = texts;
  const written = [About, Strengths, Communication, DifficultDay, Emergency, ReviewOn ?? ''];
  return written.every((one) => one === '') && items.length === 0 && agreements.length === 0;
}

/** The passport as a file to send. @throws CallFailed */
export async function makePassportDocument(
  UserGuid: string,
  format: DocumentFormat,
): Promise<Blob> {
  const body = { UserGuid, format };
  return fileOf(
    longUserApi.POST('/passport/document', { body, parseAs: 'blob' }),
    DOCUMENT_FILES[format].type,
  );
}
