import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const ORIGIN = 'http://localhost';
const PRESENT_AND_VERIFIED = 0x05;
const HAS_KEY = 0x40;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

type Options = { challenge: string; rpId?: string; rp?: { id?: string } };
type Wish = { origin?: string; counter?: number };

/** A passkey of a software security key; it answers as a browser would. */
export class SoftwarePasskey {
  readonly id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #cose: Buffer;
  counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    const coordinate = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
    this.#cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      coordinate(0x21, x),
      coordinate(0x22, y),
    ]);
  }

  /** The answer of `navigator.credentials.create`. */
  registration(options: Options, { origin = ORIGIN }: Wish = {}) {
    const length = Buffer.from([0, this.id.length]);
    const key = Buffer.concat([Buffer.alloc(16), length, this.id, this.#cose]);
    const data = Buffer.concat([this.#data(options.rp?.id ?? '', PRESENT_AND_VERIFIED | HAS_KEY), key]);
    // {"fmt": "none", "attStmt": {}, "authData": data}
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    const clientDataJSON = clientData('webauthn.create', options.challenge, origin);
    return this.#answer({
      clientDataJSON: clientDataJSON.toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer of `navigator.credentials.get`. */
  assertion(options: Options, { origin = ORIGIN, counter }: Wish = {}) {
    this.counter = counter ?? this.counter + 1;
    const data = this.#data(options.rpId ?? '', PRESENT_AND_VERIFIED);
    const clientDataJSON = clientData('webauthn.get', options.challenge, origin);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), this.#key);
    return this.#answer({
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer(response: object) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #data(rpId: string, flags: number) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
