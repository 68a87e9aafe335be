/** Another provider of sign-ins (OpenID Connect). */
export interface SocialProvider {
  /** As the provider spells it, with or without a slash at the end. */
  readonly issuer: string;
  readonly clientId: string;
  /** null for a public client. */
  readonly clientSecret: string | null;
  /** What people know it by: "Continue with City of Syracuse". */
  readonly name: string;
}
import { isLocal } from '#server/http/isLocal.ts';

/** No button name should be longer. */
const longestName = 60;

/**
 * The settings of the sign-in provider: all of them, or none.
 * @param value a setting, null when it is not set
 * @param publicUrl where the provider sends people back
 */
export function readSocialProvider(
  value: (name: string) => string | null,
  publicUrl: string | null,
): { readonly provider: SocialProvider | null; readonly problems: readonly string[] } {
  const [issuer, clientId, clientSecret, name] = [
    value('OIDC_ISSUER'),
    value('OIDC_CLIENT_ID'),
    value('OIDC_CLIENT_SECRET'),
    value('OIDC_NAME'),
  ];
  const given = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_NAME: name };
  if (clientSecret === null && Object.values(given).every((one) => one === null))
    return { provider: null, problems: [] };

  const examples = {
    OIDC_ISSUER: 'https://login.example.org',
    OIDC_CLIENT_ID: 'our-ability',
    OIDC_NAME: 'City of Syracuse',
  };
  const problems = (['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_NAME'] as const)
    .filter((setting) => given[setting] === null)
    .map(
      (setting) =>
        `${setting} must be set too, such as ${examples[setting]}: signing in with another provider needs it.`,
    );
  if (issuer !== null && !isSafe(issuer))
    problems.push(
      'OIDC_ISSUER must be an https address such as https://login.example.org, without a query (http only on localhost).',
    );
  if (publicUrl !== null && !isSafe(publicUrl))
    problems.push(
      'PUBLIC_URL must be an https address such as https://jobs.example.org to sign in with another provider (http only on localhost).',
    );
  if (name !== null && name.length > longestName)
    problems.push(`OIDC_NAME must be at most ${longestName} characters, such as City of Syracuse.`);
  if (problems.length > 0 || issuer === null || clientId === null || name === null)
    return { provider: null, problems };
  return { provider: { issuer, clientId, clientSecret, name }, problems };
}

/** Codes and tokens are sent over it, so nobody else may read it. */
function isSafe(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || isLocal(url);
}
