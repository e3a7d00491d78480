/** What a test run tells the double before the app starts; what changes later goes through `control.ts`. */
export interface DoubleOptions {
  userData: string;
  /** Secret of the pretended keyring; the same one decrypts after a restart. */
  keyringSecret: string;
  /** `basic_text`: Linux without a keyring. `unavailable`: no encryption at all. */
  keyring?: 'gnome_libsecret' | 'basic_text' | 'unavailable';
  offline?: boolean;
  locale?: string;
  /** Whether the system is set to dark. */
  dark?: boolean;
  packaged?: boolean;
  resources?: string;
  platform?: NodeJS.Platform;
  /** Extra arguments for Chromium. */
  chromium?: string[];
}

export const optionsVariable = 'ELECTRON_DOUBLE_OPTIONS';

export const options = JSON.parse(process.env[optionsVariable] ?? '{}') as DoubleOptions;
