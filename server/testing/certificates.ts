import { generateKeyPairSync, type KeyObject, randomBytes, randomUUID, sign } from 'node:crypto';

// Node reads certificates but makes none, so these few are written by hand: X.509 (RFC 5280) in DER, with keys on P-256.
const ECDSA_WITH_SHA256 = sequence(tagged(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const OIDS = { commonName: '550403', basicConstraints: '551d13', alternativeNames: '551d11' } as const;
const HOUR_MS = 60 * 60 * 1000;

export type Certified = { certificate: string; key: string };
/** Says of names that they are who they say. `certificate` is what others have to trust for that. */
export type Authority = { certificate: string; certify(host: string): Certified };

/** A certificate authority of its own, for an hour. */
export function createAuthority(): Authority {
  const name = `Authority of a test ${randomUUID()}`;
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const isAuthority = extension('basicConstraints', sequence(tagged(0x01, Buffer.from([0xff]))));
  const certificate = certificateOf(name, own.publicKey, isAuthority);

  function certificateOf(subject: string, publicKey: KeyObject, extensions: Buffer): string {
    const statement = sequence(
      tagged(0xa0, tagged(0x02, Buffer.from([2]))),
      tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
      ECDSA_WITH_SHA256,
      nameOf(name),
      sequence(time(Date.now() - HOUR_MS), time(Date.now() + HOUR_MS)),
      nameOf(subject),
      publicKey.export({ type: 'spki', format: 'der' }),
      tagged(0xa3, sequence(extensions)),
    );
    return pem(sequence(statement, ECDSA_WITH_SHA256, bits(sign('sha256', statement, own.privateKey))));
  }

  return {
    certificate,
    certify(host) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const names = extension('alternativeNames', sequence(tagged(0x82, Buffer.from(host))));
      const key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
      return { certificate: certificateOf(host, publicKey, names), key };
    },
  };
}

function nameOf(name: string): Buffer {
  return sequence(tagged(0x31, sequence(oid('commonName'), tagged(0x0c, Buffer.from(name)))));
}

function extension(name: keyof typeof OIDS, value: Buffer): Buffer {
  return sequence(oid(name), tagged(0x04, value));
}

function oid(name: keyof typeof OIDS): Buffer {
  return tagged(0x06, Buffer.from(OIDS[name], 'hex'));
}

function time(ms: number): Buffer {
  return tagged(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
}

function bits(bytes: Buffer): Buffer {
  return tagged(0x03, Buffer.concat([Buffer.from([0]), bytes]));
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

/** What is longer than 127 bytes says first in how many bytes its length stands. */
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const head = length < 0x80 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
