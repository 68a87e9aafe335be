import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

// A device with passkeys, such as a telephone, without the device: real keys and signatures.

/** Where the browser of the device is; the device signs it. */
interface Place {
  readonly origin: string;
  readonly rpId: string;
}

interface Kept {
  readonly id: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  counter: number;
}

export interface AddingAsked {
  readonly challenge: string;
  readonly userHandle: string;
}

/** What a test makes the device do otherwise. */
interface Changes extends Partial<Place> {
  /** False: the device did not check who holds it. */
  readonly isVerified?: boolean;
  /** What its counter says; one more than before when left out. */
  readonly counter?: number;
}

/** A device whose passkeys belong to one site. */
export function newAuthenticator(place: Place) {
  const passkeys: Kept[] = [];

  const dataOf = (changes: Changes, flags: number, counter: number, more = Buffer.alloc(0)) => {
    const { rpId } = { ...place, ...changes };
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const checked = changes.isVerified === false ? 0 : 0x04;
    return Buffer.concat([sha256(rpId), Buffer.from([0x01 | checked | flags]), count, more]);
  };
  const clientData = (type: string, challenge: string, changes: Changes) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge,
        origin: changes.origin ?? place.origin,
        crossOrigin: false,
      }),
    );

  return {
    passkeys,

    /** Makes a passkey. @param given its id, when it is to be that of another one */
    create: ({ challenge, userHandle }: AddingAsked, changes: Changes = {}, given?: string) => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = given === undefined ? randomBytes(16) : Buffer.from(given, 'base64url');
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: kty EC2, alg ES256, crv P-256, and the point.
      const key = cbor(
        new Map<number, CborValue>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const counter = changes.counter ?? 0;
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = dataOf(changes, 0x40, counter, attested);
      const passkey = { id: id.toString('base64url'), userHandle, privateKey, counter };
      passkeys.push(passkey);
      return {
        id: passkey.id,
        clientDataJSON: clientData('webauthn.create', challenge, changes).toString('base64url'),
        attestationObject: cbor(
          new Map<string, CborValue>([
            ['fmt', 'none'],
            ['attStmt', new Map()],
            ['authData', authData],
          ]),
        ).toString('base64url'),
        transports: ['internal'],
      };
    },

    /** Signs with its newest passkey. @throws when it has none */
    get: ({ challenge }: { readonly challenge: string }, changes: Changes = {}) => {
      const passkey = passkeys.at(-1);
      if (!passkey) throw new Error('This device has no passkey.');
      passkey.counter = changes.counter ?? passkey.counter + 1;
      const data = clientData('webauthn.get', challenge, changes);
      const authenticatorData = dataOf(changes, 0, passkey.counter);
      const signature = createSign('SHA256')
        .update(Buffer.concat([authenticatorData, sha256(data)]))
        .sign(passkey.privateKey);
      return {
        id: passkey.id,
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: passkey.userHandle,
      };
    },
  };
}

export type Authenticator = ReturnType<typeof newAuthenticator>;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

type CborValue = number | string | Buffer | Map<number | string, CborValue>;

/** What WebAuthn needs of CBOR (RFC 8949): small numbers, texts, bytes and maps of them. */
function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256
    ? Buffer.from([(kind << 5) | 24, size])
    : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
