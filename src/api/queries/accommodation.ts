import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '#openapi/user.ts';
import { userApi } from '#src/api/clients.ts';
import { call, CallFailed } from '#src/api/problem.ts';

export type UserAccommodation = components['schemas']['UserAccommodation'];

const keyOf = (userGuid: string) => ['userAccommodation', userGuid] as const;

async function load(userGuid: string): Promise<UserAccommodation | null> {
  try {
    return await call(
      userApi.GET('/userAccommodation/getByUserId/{id}', { params: { path: { id: userGuid } } }),
    );
  } catch (failure) {
    if (failure instanceof CallFailed && failure.code === 'no_accommodation') return null;
    throw failure;
  }
}

function save(accommodation: UserAccommodation): Promise<UserAccommodation> {
  const { Id } = accommodation;
  return Id === undefined
    ? call(userApi.POST('/userAccommodation', { body: accommodation }))
    : call(
        userApi.PUT('/userAccommodation/{Id}', { params: { path: { Id } }, body: accommodation }),
      );
}

/** The person's own accommodations; null while none were saved. */
export function useAccommodation(userGuid: string) {
  return useQuery({
    queryKey: keyOf(userGuid),
    queryFn: () => load(userGuid),
    staleTime: Infinity,
  });
}

/** Creates them the first time and updates them after that (row C8). */
export function useSaveAccommodation(userGuid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: (saved) => client.setQueryData(keyOf(userGuid), saved),
  });
}
