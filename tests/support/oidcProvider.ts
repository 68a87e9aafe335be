import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider, { type ProviderContext } from 'oidc-provider';
import { freePort } from '#scripts/doctor/cluster.ts';
import { openOidcStore } from './oidcStore.ts';

/** What the provider knows of a person, by the claims' own names. */
export type Claims = Readonly<Record<string, unknown>>;

/** A real OpenID provider on a port of its own, with a page that asks who it is. */
export interface OidcProvider {
  readonly issuer: string;
  /** Where the app is. */
  readonly publicUrl: string;
  readonly settings: Readonly<
    Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_NAME', string>
  >;
  /** Adds or changes a person. Their name at the sign-in page is the subject. */
  readonly add: (subject: string, claims: Claims) => void;
  /**
   * Signs the next ID tokens with these changes; with null unchanged. A forged one is signed by
   * somebody else.
   */
  readonly change: (
    next: { readonly claims?: JWTPayload; readonly isForged?: boolean } | null,
  ) => void;
  readonly stop: () => Promise<void>;
}

/** The name of the provider on the button. */
export const providerName = 'City of Syracuse';
const clientId = 'our-ability';
const alg = 'RS256';

/**
 * @param publicUrl where the app is; the provider sends people back to its login-success
 * @param options isPublic: the client has no secret. idTokenHasProfile: the ID token has the
 * claims
 */
export async function startOidcProvider(
  publicUrl: string,
  options: {
    readonly isPublic?: boolean;
    readonly idTokenHasProfile?: boolean;
    readonly port?: number;
  } = {},
): Promise<OidcProvider> {
  const port = options.port ?? (await freePort());
  const issuer = `http://localhost:${port}`;
  const secret = options.isPublic ? '' : randomBytes(24).toString('base64url');
  const people = new Map<string, Claims>();
  const [own, stranger] = await Promise.all([newKey(), newKey()]);
  let changes: Parameters<OidcProvider['change']>[0] = null;

  const provider = new Provider(issuer, {
    adapter: openOidcStore(),
    jwks: { keys: [{ ...(await exportJWK(own)), alg, use: 'sig', kid: 'own' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    clients: [
      {
        client_id: clientId,
        redirect_uris: [`${publicUrl}/login-success`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        ...(options.isPublic
          ? { token_endpoint_auth_method: 'none' }
          : { client_secret: secret, token_endpoint_auth_method: 'client_secret_basic' }),
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: !options.idTokenHasProfile,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AuthorizationCode: 60,
      AccessToken: 60,
      IdToken: 60,
    },
    findAccount: (_ctx: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    // Nobody is asked what the app may see.
    loadExistingGrant: async ({ oidc }: ProviderContext) => {
      if (!oidc) return undefined;
      const { clientId: id } = oidc.client;
      const grant = new oidc.provider.Grant({ clientId: id, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, next) => {
    await next();
    if (changes === null || ctx.oidc?.route !== 'token' || !hasIdToken(ctx.body)) return;
    const payload = JSON.parse(
      Buffer.from(ctx.body.id_token.split('.')[1] ?? '', 'base64url').toString(),
    );
    ctx.body.id_token = await new SignJWT({ ...payload, ...changes.claims })
      .setProtectedHeader({ alg, kid: 'own', typ: 'JWT' })
      .sign(changes.isForged ? stranger : own);
  });

  const callback = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response);
    askWho(provider, request, response).catch(() =>
      response.writeHead(400).end('This page has ended.'),
    );
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, 'localhost', ready);
  });
  return {
    issuer,
    publicUrl,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: secret,
      OIDC_NAME: providerName,
    },
    add: (subject, claims) => people.set(subject, claims),
    change: (next) => {
      changes = next;
    },
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((ended) => server.close(ended));
    },
  };
}

async function newKey(): Promise<CryptoKey> {
  return (await generateKeyPair(alg, { extractable: true })).privateKey;
}

function hasIdToken(body: unknown): body is { id_token: string } {
  return typeof body === 'object' && body !== null && 'id_token' in body;
}

/** The provider's own page: who are you, or back without an answer. */
async function askWho(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'POST') {
    const form = new URLSearchParams(await text(request));
    const result =
      form.get('action') === 'cancel'
        ? { error: 'access_denied', error_description: 'The person went back.' }
        : { login: { accountId: form.get('subject') ?? '' } };
    return provider.interactionFinished(request, response, result);
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><html lang="en"><title>${providerName}</title><main><h1>${providerName}</h1>
<form method="post"><label>User name <input name="subject" autocomplete="username"></label>
<button name="action" value="signIn">Sign in</button> <button name="action" value="cancel">Cancel</button></form></main>`);
}
