import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, NewCredential } from '#contract/passkeys/passkeys.ts';

interface Options {
  challenge: string;
  user?: { id: string };
}

/** What a dishonest or broken client does differently. */
interface Deviations {
  id?: string;
  origin?: string;
  rpId?: string;
  userVerified?: boolean;
  userHandle?: string;
  /** Number of signatures that it claims. */
  counter?: number;
}

const userPresent = 0x01;
const userVerified = 0x04;
const attestedData = 0x40;

/** A passkey in software, with the browser around it: what `navigator.credentials` gives, in JSON. */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  readonly #origin: string;
  /** The user's id in base64url. */
  userHandle = '';
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** In COSE: EC2, ES256, P-256. */
  get publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  create({ challenge, user }: Options, deviations: Deviations = {}): NewCredential {
    this.userHandle = user?.id ?? '';
    const { publicKey } = this;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, publicKey]);
    const data = Buffer.concat([this.#data(deviations, attestedData), attested]);
    const size = Buffer.alloc(2);
    size.writeUInt16BE(data.length);
    // CBOR: { fmt: 'none', attStmt: {}, authData: data }.
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from('59', 'hex'),
      size,
      data,
    ]);
    return {
      id: deviations.id ?? this.id.toString('base64url'),
      response: {
        clientDataJSON: this.#client('webauthn.create', challenge, deviations).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
      },
    };
  }

  get({ challenge }: Options, deviations: Deviations = {}): Assertion {
    this.counter = deviations.counter ?? this.counter + 1;
    const data = this.#data(deviations);
    const client = this.#client('webauthn.get', challenge, deviations);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      id: this.id.toString('base64url'),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        userHandle: deviations.userHandle ?? this.userHandle,
      },
    };
  }

  #data({ rpId, userVerified: verified = true }: Deviations, flags = 0): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(userPresent | (verified ? userVerified : 0) | flags);
    tail.writeUInt32BE(this.counter, 1);
    const hash = createHash('sha256').update(rpId ?? new URL(this.#origin).hostname);
    return Buffer.concat([hash.digest(), tail]);
  }

  #client(type: string, challenge: string, { origin = this.#origin }: Deviations): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
