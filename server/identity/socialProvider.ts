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
import type { Config, SocialProvider } from '#server/config.ts';
import { isLocal } from '#server/http/isLocal.ts';
import { Problem } from '#server/http/problem.ts';
import { readProfile, type SocialProfile } from '#server/identity/socialProfile.ts';
import { problemOf } from '#server/identity/socialProblems.ts';

const patienceSeconds = 10;
/** What a provider says of itself changes seldom; its keys are fetched by themselves. */
const knownForMs = 24 * 60 * 60 * 1000;
/** A provider that is down is not asked again by everybody who presses the button meanwhile. */
const downForMs = 5_000;

/** What the browser brings back from the provider, with what it kept. */
export interface Return {
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  /** RFC 9207; needed when the provider says that it sends it. */
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
   * Uses the code up and reads who it is for, from the provider alone.
   * @throws Problem 400 social_code_refused, 400 social_answer_refused, 404 no_social_provider, 503 social_provider_down
   */
  readonly profileOf: (back: Return) => Promise<SocialProfile>;
}

/** Asks the provider about itself at the first use, so that the server starts while the provider is down. */
export function openSocialSignIns(config: Config, now: () => Date): SocialSignIns {
  const provider = config.socialProvider;
  const redirectUri = `${config.publicUrl}/login-success`;
  let known: { readonly until: number; readonly is: Promise<Configuration> } | undefined;

  const discovered = async (): Promise<Configuration> => {
    if (provider === null)
      throw new Problem(404, 'no_social_provider', 'Please sign in with your email and password.');
    const at = now().getTime();
    if (known === undefined || known.until <= at) {
      known = { is: discover(provider), until: at + knownForMs };
      known.is.catch(() => {
        known = known && { ...known, until: at + downForMs };
      });
    }
    return known.is;
  };
  /** Every failure of the provider as a Problem that says what to do. */
  const asking = async <Answer>(ask: (client: Configuration) => Promise<Answer>) => {
    try {
      return await ask(await discovered());
    } catch (failure) {
      throw problemOf(failure, provider?.name ?? '');
    }
  };

  return {
    authorizationUrl: ({ codeChallenge, state, nonce }) =>
      asking(async (client) =>
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
      asking(async (client) => {
        const back = new URL(redirectUri);
        back.searchParams.set('code', code);
        if (iss !== undefined) back.searchParams.set('iss', iss);
        const tokens = await authorizationCodeGrant(client, back, {
          // Only the tab that began it knows the state, and has compared it.
          expectedState: skipStateCheck,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('The provider sent no ID token.');
        const asksMore = !claims['email'] && client.serverMetadata().userinfo_endpoint;
        const more = asksMore ? await fetchUserInfo(client, tokens.access_token, claims.sub) : {};
        return readProfile(claims, more);
      }),
  };
}

/**
 * People share computers: whoever presses the button must not get into the account of the last person, who is still signed
 * in at the provider. So the provider asks who it is, or where it cannot, for the password.
 */
function promptOf(client: Configuration): string {
  const offered = client.serverMetadata()['prompt_values_supported'];
  return Array.isArray(offered) && offered.includes('select_account') ? 'select_account' : 'login';
}

function discover({ issuer, clientId, clientSecret }: SocialProvider): Promise<Configuration> {
  const url = new URL(issuer);
  return discovery(url, clientId, undefined, authentication(clientSecret), {
    timeout: patienceSeconds,
    // A token straight from the provider need not be signed; ours must be all the same.
    execute: [enableNonRepudiationChecks, ...(isLocal(url) ? [allowInsecureRequests] : [])],
  });
}

/** In the way the provider says that it takes; "basic" is what one takes that says nothing. */
function authentication(secret: string | null): ClientAuth {
  if (secret === null) return None();
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return ways.includes('client_secret_basic') ? basic(server, ...rest) : post(server, ...rest);
  };
}
