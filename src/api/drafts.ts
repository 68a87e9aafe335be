import type { KeptDraft } from '#domain/drafts.ts';
import type { LoadAnswer, SendAnswer, ToSend } from '#machines/draftKeeperTypes.ts';
import { openUserApi, userApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';

/**
 * Browsers allow 64 kB for all requests that outlive a closed page (Fetch standard, keepalive).
 * A larger request fails with keepalive but can succeed without it.
 */
const KEEPALIVE_MAX = 60_000;

/** @throws CallFailed */
export function loadDrafts(): Promise<LoadAnswer> {
  return call(userApi.GET('/draft'));
}

function bodyOf({ version, data }: KeptDraft) {
  return { Version: version, Data: { ...data } };
}

function isShort(body: object): boolean {
  return new TextEncoder().encode(JSON.stringify(body)).length < KEEPALIVE_MAX;
}

/**
 * Sends one draft to the server, or its deletion.
 * @throws CallFailed
 */
export async function sendDraft({ kind, draft }: ToSend): Promise<SendAnswer> {
  const params = { path: { Kind: kind } };
  if (draft.data === null) {
    await call(userApi.DELETE('/draft/{Kind}', { params, keepalive: true }));
    return { savedAt: null };
  }
  const body = bodyOf(draft);
  const saved = await call(
    userApi.PUT('/draft/{Kind}', { params, body, keepalive: isShort(body) }),
  );
  return { savedAt: Date.parse(saved.SavedAt) };
}

/**
 * Sends drafts while the page is being closed. It cannot wait for a renewed token or an answer.
 * Unsent input stays in the tab.
 */
export function sendOnLeaving(drafts: readonly ToSend[], token: string): void {
  const headers = { authorization: `Bearer ${token}` };
  for (const { kind, draft } of drafts) {
    const params = { path: { Kind: kind } };
    const body = bodyOf(draft);
    const sent =
      draft.data === null
        ? openUserApi.DELETE('/draft/{Kind}', { params, headers, keepalive: true })
        : openUserApi.PUT('/draft/{Kind}', { params, headers, body, keepalive: isShort(body) });
    void sent.catch(() => undefined);
  }
}
