import { askDevice, deviceMs } from '#src/api/askDevice.ts';
import { base64url, bytesOf } from '#src/api/base64url.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { refreshPasskeys } from '#src/api/queries/passkeys.ts';

/**
 * Lets the device make a passkey and adds it to the account.
 * @param password empty when it was not asked for
 * @throws CallFailed as askDevice, password_needed, or the server's problem
 */
export async function addPasskey(password: string, signal: AbortSignal): Promise<void> {
  const asked = await call(
    userApi.POST('/passkey/start', { body: password === '' ? {} : { password }, signal }),
  );
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: bytesOf(asked.challenge),
    rp: { id: asked.rpId, name: asked.rpName },
    user: {
      id: bytesOf(asked.userHandle),
      name: asked.userName,
      displayName: asked.displayName,
    },
    pubKeyCredParams: asked.algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: asked.known.map(({ id, transports }) => ({
      type: 'public-key',
      id: bytesOf(id),
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
    timeout: deviceMs,
  };
  const { id, response } = await askDevice(navigator.credentials.create({ publicKey, signal }));
  const { clientDataJSON, attestationObject, getTransports } =
    response as AuthenticatorAttestationResponse;
  const made = userApi.POST('/passkey', {
    body: {
      id,
      clientDataJSON: base64url(clientDataJSON),
      attestationObject: base64url(attestationObject),
      // Not in every browser.
      transports: getTransports?.call(response) ?? [],
    },
  });
  try {
    await call(made);
  } finally {
    // It may be added even when the answer is lost.
    await refreshPasskeys();
  }
}
