import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '#server/config/derive-key.ts';

/** Encrypts the data of a mail template, so that codes cannot be read in the database or its backups. */
export interface MailPayloads {
  seal(mailId: string, props: unknown): string;
  /** @throws {Error} if the payload was changed or belongs to another mail, or AUTH_SECRET has changed */
  open(mailId: string, payload: string): unknown;
}

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with a key derived from AUTH_SECRET, bound to the id of the mail. */
export function mailPayloads(secret: string): MailPayloads {
  const key = deriveKey(secret, 'mail payloads');
  return {
    seal(mailId, props) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(mailId));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(props), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(mailId, payload) {
      const bytes = Buffer.from(payload, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(mailId))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const opened = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
      return JSON.parse(opened.toString('utf8'));
    },
  };
}
