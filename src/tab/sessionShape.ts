import { isRole, roleFromSignIn } from '#domain/roles.ts';
import type { Session, UserDetails } from '#machines/session/sessionTypes.ts';

/** A text that says something; null for anything else. */
export function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function userDetailsIn(value: unknown): UserDetails | null {
  const fields = fieldsOf(value);
  const UserGuid = text(fields['UserGuid']);
  const Email = text(fields['Email']);
  if (UserGuid === null || Email === null) return null;
  return {
    UserGuid,
    Email,
    FirstName: text(fields['FirstName']) ?? '',
    LastName: text(fields['LastName']) ?? '',
  };
}

/**
 * The session in what the tab stored or another tab sent, both of which may be of another version
 * of the app; null when it is none.
 */
export function sessionIn(value: unknown): Session | null {
  const { tokens, role, userDetails, reloadedAt, renewals } = fieldsOf(value);
  const { access, refresh, id } = fieldsOf(tokens);
  const [accessText, refreshText] = [text(access), text(refresh)];
  const details = userDetailsIn(userDetails);
  if (accessText === null || refreshText === null || details === null) return null;
  return {
    tokens: { access: accessText, refresh: refreshText, id: text(id) ?? '' },
    role: isRole(role) ? role : roleFromSignIn(null),
    userDetails: details,
    reloadedAt: typeof reloadedAt === 'number' ? reloadedAt : null,
    renewals: typeof renewals === 'number' && Number.isFinite(renewals) ? renewals : 0,
  };
}
