/** Options of the double before the app starts; later changes use `control.ts`. */
export interface DoubleOptions {
  userData: string;
  /** Secret of the fake keyring; the same one decrypts after a restart. */
  keyringSecret: string;
  /** `basic_text`: Linux without a keyring. `unavailable`: no encryption at all. */
  keyring?: 'gnome_libsecret' | 'basic_text' | 'unavailable';
  offline?: boolean;
  locale?: string;
  /** Whether the system's theme is dark. */
  dark?: boolean;
  packaged?: boolean;
  resources?: string;
  platform?: NodeJS.Platform;
  /** The program that renders the windows; Playwright's own where it is undefined. */
  chromium: { program?: string; arguments: string[] };
}

export const optionsVariable = 'ELECTRON_DOUBLE_OPTIONS';

export const options = JSON.parse(process.env[optionsVariable] ?? '{}') as DoubleOptions;
