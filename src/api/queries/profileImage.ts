import { userApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { userRecord } from '#src/api/queries/records.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { fetchUncached, invalidate, useRead, withLoader } from '#src/api/client/read.ts';
import { useWork } from '#src/api/client/work.ts';

const path = (id: string) => ({ params: { path: { id } } });

/**
 * The picture as a data address, because an img element cannot send the token; null when there
 * is none.
 * @param version of the picture (User.ProfileImage): a new version loads again
 */
export function useProfileImage(userGuid: string, version: string | null) {
  const read = userQuery.queryOptions('get', '/User/profileImage/{id}', {
    ...path(userGuid),
    parseAs: 'blob',
    // Not sent; part of the key, so that each version is cached by itself.
    version,
  });
  return useRead(
    withLoader(read, 0, async () => dataAddress(await fetchUncached<unknown>(read))),
    { enabled: version !== null, staleTime: Infinity },
  );
}

function dataAddress(blob: unknown): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!(blob instanceof Blob)) return reject(new TypeError('The picture is not one.'));
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The picture cannot be read.')),
    );
    reader.readAsDataURL(blob);
  });
}

/** Uploads a picture, or deletes it (null), then reloads the profile. */
export function useChangeProfileImage(userGuid: string) {
  return useWork({
    run: async (file: File | null): Promise<void> => {
      if (file === null) await call(userApi.DELETE('/User/profileImage/{id}', path(userGuid)));
      else
        await call(
          userApi.POST('/User/profileImage/{id}', {
            ...path(userGuid),
            body: { file: file.name },
            // Sent as multipart form data, which the generated type only knows as text.
            bodySerializer: () => {
              const form = new FormData();
              form.append('file', file, file.name);
              return form;
            },
          }),
        );
    },
    onDone: () => invalidate([userRecord(userGuid)]),
  });
}
