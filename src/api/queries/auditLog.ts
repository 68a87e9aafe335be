import type { components } from '#openapi/user.ts';
import { longUserApi, userApi } from '#src/api/client/clients.ts';
import { fileOf } from '#src/api/client/fileOf.ts';
import { callForPage } from '#src/api/client/problem.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { NOT_KEPT, useRead } from '#src/api/client/read.ts';
import { nextOffset } from '#src/api/client/nextOffset.ts';
import { useLoads } from '#src/api/client/useLoads.ts';

type Schemas = components['schemas'];
export type AuditEvent = Schemas['AuditEvent'];
export type AuditGroup = Schemas['AuditGroup'];

/** What the log is asked for, as the server takes it. */
export interface AuditAsked {
  readonly administrator?: string;
  readonly person?: string;
  readonly kind?: AuditGroup;
  readonly from?: string;
  readonly to?: string;
}

/** The rows of the log, newest first, 25 a load. */
export function useAuditEvents(asked: AuditAsked) {
  return useLoads({
    read: userQuery.queryOptions('get', '/auditLog', {
      params: { query: { ...asked, offset: 0 } },
    }),
    version: 0,
    isEnabled: true,
    gcTime: 0,
    load: (offset) =>
      callForPage<AuditEvent>(
        userApi.GET('/auditLog', { params: { query: { ...asked, offset } } }),
        offset,
      ),
    next: nextOffset,
  });
}

/** Whether every row is as it was written. */
export function useAuditCheck() {
  return useRead(userQuery.queryOptions('get', '/auditLog/check', {}), NOT_KEPT);
}

/** The administrators who have rows in the log. */
export function useAuditActors() {
  return useRead(userQuery.queryOptions('get', '/auditLog/administrators', {}), NOT_KEPT);
}

/** The same rows as a table in a file. @throws CallFailed */
export async function downloadAuditLog(asked: AuditAsked): Promise<Blob> {
  const params = { query: asked };
  return fileOf(longUserApi.GET('/auditLog/file', { params, parseAs: 'blob' }), 'text/csv');
}
