import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  skipStateCheck,
} from 'openid-client';
import type { Config } from '#server/config.ts';
import type { SocialProvider } from '#server/socialSettings.ts';
import { isLocal } from '#server/http/isLocal.ts';
import { Problem } from '#server/http/problem.ts';
import { readProfile, type SocialProfile } from '#server/identity/socialProfile.ts';
import { problemOf } from '#server/identity/socialProblems.ts';

const timeoutSeconds = 10;
/** How long the provider's metadata is cached. Its keys are refreshed separately. */
const cacheMs = 24 * 60 * 60 * 1000;
/** How long a failed request for metadata is remembered, so that not every sign-in repeats it. */
const retryAfterMs = 5_000;

/** What the browser brings back from the provider, with the values it kept. */
export interface ProviderCallback {
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  /** RFC 9207. Required when the provider announces that it sends it. */
  readonly iss: string | undefined;
}

/** The other provider, as the operations use it. */
export interface SocialSignIns {
  /**
   * Where the browser goes to sign in.
   * @throws Problem 404 no_social_provider, 503 social_provider_down
   */
  readonly authorizationUrl: (values: {
    readonly codeChallenge: string;
    readonly state: string;
    readonly nonce: string;
  }) => Promise<URL>;
  /**
   * Redeems the code and reads the person's profile from the provider.
   * @throws Problem 400 social_code_refused, 400 social_answer_refused, 404 no_social_provider,
   * 503 social_provider_down
   */
  readonly profileOf: (back: ProviderCallback) => Promise<SocialProfile>;
}

/** Loads the provider's metadata at the first use, so that the server starts while it is down. */
export function openSocialSignIns(config: Config, now: () => Date): SocialSignIns {
  const provider = config.socialProvider;
  const redirectUri = `${config.publicUrl}/login-success`;
  let cached: { readonly until: number; readonly client: Promise<Configuration> } | undefined;

  const cachedClient = async (): Promise<Configuration> => {
    if (provider === null)
      throw new Problem(404, 'no_social_provider', 'Please sign in with your email and password.');
    const at = now().getTime();
    if (cached === undefined || cached.until <= at) {
      cached = { client: discover(provider), until: at + cacheMs };
      cached.client.catch(() => {
        cached = cached && { ...cached, until: at + retryAfterMs };
      });
    }
    return cached.client;
  };
  /** Turns every failure of the provider into a Problem that says what to do. */
  const withClient = async <Answer>(ask: (client: Configuration) => Promise<Answer>) => {
    try {
      return await ask(await cachedClient());
    } catch (failure) {
      throw problemOf(failure, provider?.name ?? '');
    }
  };

  return {
    authorizationUrl: ({ codeChallenge, state, nonce }) =>
      withClient(async (client) =>
        buildAuthorizationUrl(client, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          code_challenge: codeChallenge,
          code_challenge_method: 'S256',
          state,
          nonce,
          prompt: promptOf(client),
        }),
      ),

    profileOf: ({ code, codeVerifier, nonce, iss }) =>
      withClient(async (client) => {
        const back = new URL(redirectUri);
        back.searchParams.set('code', code);
        if (iss !== undefined) back.searchParams.set('iss', iss);
        const tokens = await authorizationCodeGrant(client, back, {
          // Only the tab that started the sign-in knows the state, and it has compared it.
          expectedState: skipStateCheck,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('The provider sent no ID token.');
        const needsUserInfo = !claims['email'] && client.serverMetadata().userinfo_endpoint;
        const more = needsUserInfo
          ? await fetchUserInfo(client, tokens.access_token, claims.sub)
          : {};
        return readProfile(claims, more);
      }),
  };
}

/**
 * People share computers: nobody may get into the account of the last person, who is still signed
 * in at the provider. So the provider asks for the account, or else for the password.
 */
function promptOf(client: Configuration): string {
  const offered = client.serverMetadata()['prompt_values_supported'];
  return Array.isArray(offered) && offered.includes('select_account') ? 'select_account' : 'login';
}

function discover({ issuer, clientId, clientSecret }: SocialProvider): Promise<Configuration> {
  const url = new URL(issuer);
  return discovery(url, clientId, undefined, authentication(clientSecret), {
    timeout: timeoutSeconds,
    // OpenID Connect lets a token straight from the provider be unsigned; we require a signature.
    execute: [enableNonRepudiationChecks, ...(isLocal(url) ? [allowInsecureRequests] : [])],
  });
}

/** The authentication method the provider announces; without an announcement it is "basic". */
function authentication(secret: string | null): ClientAuth {
  if (secret === null) return None();
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return methods.includes('client_secret_basic') ? basic(server, ...rest) : post(server, ...rest);
  };
}
