/** Props of the mails about passkeys. */
export interface PasskeysMailProps {
  'passkey-code': { code: string; minutes: number };
  'passkey-added': { name: string };
}
