import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '#server/config/derive-key.ts';

/** Encrypts what a mail template needs: whoever reads the database or a backup of it must not read codes. */
export interface MailPayloads {
  seal(mailId: string, props: unknown): string;
  /** @throws {Error} when the payload was changed, belongs to another mail, or AUTH_SECRET is another by now */
  open(mailId: string, payload: string): unknown;
}

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under a key made from AUTH_SECRET, bound to the id of the mail. */
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
