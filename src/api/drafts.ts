import type { KeptDraft } from '#domain/drafts.ts';
import type { LoadAnswer, SendAnswer, ToSend } from '#machines/draftKeeper/draftKeeperTypes.ts';
import { openUserApi, userApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';

/**
 * Browsers allow 64 kB for all requests that outlive a closed page (Fetch standard, keepalive).
 * A larger request fails with keepalive but can succeed without it.
 */
const KEEPALIVE_MAX = 60_000;

/** @throws CallFailed */
export function loadDrafts(): Promise<LoadAnswer> {
  return call(userApi.GET('/draft'));
}

/** Which copy this window has seen: the server replaces no other one. */
function authorOf({ sentAt }: KeptDraft, Writer: string) {
  return { Writer, ...(sentAt === null ? {} : { Base: new Date(sentAt).toISOString() }) };
}

function bodyOf(draft: KeptDraft, writer: string) {
  return { Version: draft.version, Data: { ...draft.data }, ...authorOf(draft, writer) };
}

function isShort(body: object): boolean {
  return new TextEncoder().encode(JSON.stringify(body)).length < KEEPALIVE_MAX;
}

/**
 * Sends one draft to the server, or its deletion.
 * @param writer the name of this window
 * @throws CallFailed
 */
export async function sendDraft({ kind, draft }: ToSend, writer: string): Promise<SendAnswer> {
  const params = { path: { Kind: draft.at ?? kind } };
  if (draft.data === null) {
    const query = authorOf(draft, writer);
    await call(userApi.DELETE('/draft/{Kind}', { params: { ...params, query }, keepalive: true }));
    return { savedAt: null };
  }
  const body = bodyOf(draft, writer);
  const saved = await call(
    userApi.PUT('/draft/{Kind}', { params, body, keepalive: isShort(body) }),
  );
  return { savedAt: Date.parse(saved.SavedAt), at: saved.Kind };
}

/**
 * Sends drafts while the page is being closed. It cannot wait for a renewed token or an answer.
 * Unsent input stays in the tab.
 */
export function sendOnLeaving(drafts: readonly ToSend[], token: string, writer: string): void {
  const headers = { authorization: `Bearer ${token}` };
  for (const { kind, draft } of drafts) {
    const params = { path: { Kind: draft.at ?? kind } };
    const body = bodyOf(draft, writer);
    const sent =
      draft.data === null
        ? openUserApi.DELETE('/draft/{Kind}', {
            params: { ...params, query: authorOf(draft, writer) },
            headers,
            keepalive: true,
          })
        : openUserApi.PUT('/draft/{Kind}', { params, headers, body, keepalive: isShort(body) });
    void sent.catch(() => undefined);
  }
}
