/** State of the desktop app that its pages can read. Holds no cookie and no token. */
export interface DesktopState {
  /** Version of the app, such as `1.4.0`. */
  version: string;
  platform: 'mac' | 'windows' | 'linux';
  /** Whether the page (`custom`) or the system draws the window's title bar. */
  titleBar: 'custom' | 'native';
  server: {
    /** Origin of the current server. */
    address: string;
    /** Origin that the app was built for. */
    builtIn: string;
  };
  connection: Connection;
  /** Storage of the session: only `memory` if the system has no keyring. */
  sessionStorage: 'encrypted' | 'memory';
  /** A sign-in in the system's browser. */
  signIn: BrowserSignIn;
  update: Update;
  links: LinkChoice;
}

/** Whether links of the product open this app. An AppImage registers for them itself if the user agrees. */
export type LinkChoice =
  /** An installer or the system has registered them: there is nothing to choose. */
  | 'installed'
  /** The user has not been asked yet. */
  | 'undecided'
  | 'on'
  | 'off'
  /** The registration could not be changed on this computer. */
  | 'blocked';

export const connectionProblems = [
  /** No response: no network, unknown host, connection refused. */
  'unreachable',
  /** The response is not from a server of this product. */
  'unknown-server',
  /** The certificate is not trusted. */
  'certificate',
  /** The server no longer supports this version of the app. */
  'app-too-old',
  /** The server does not support this version of the app yet. */
  'server-too-old',
] as const;

export type ConnectionProblem = (typeof connectionProblems)[number];

export type Connection =
  | { status: 'unknown' | 'online' }
  /** `retryAt`: time of the next automatic retry, ISO 8601. */
  | { status: 'failed'; problem: ConnectionProblem; retryAt: string };

export type BrowserSignIn =
  | { status: 'idle' }
  /** `expiresAt`: until when the app waits for the user to return, ISO 8601. */
  | { status: 'waiting'; expiresAt: string }
  | { status: 'finishing' }
  | { status: 'failed'; reason: 'expired' | 'invalid' | 'unreachable' };

export type Update =
  | { status: 'idle' | 'checking' }
  | { status: 'downloading'; version: string; percent: number }
  /** `notes`: release notes as plain text. `requiresPassword`: installing needs an administrator, so only the restart does it. */
  | { status: 'ready'; version: string; notes: string; requiresPassword: boolean }
  /** The installed version keeps working. */
  | { status: 'failed'; reason: UpdateFailure }
  | { status: 'unsupported'; reason: UpdatesUnsupportedReason };

export type UpdateFailure =
  /** The feed does not answer, or is invalid; the app retries by itself. */
  | 'unreachable'
  /** The download does not match the feed, and was rejected. */
  | 'invalid'
  /** It could not be saved or installed: the disk is full, or the folder is not writable. */
  | 'blocked';

/** Why this copy of the app does not update itself. */
export type UpdatesUnsupportedReason =
  /** Installed as a package, without a feed or without pkexec: a new one is installed by hand. */
  | 'package-manager'
  /** Unpacked by hand, or built without a feed: a new version is downloaded by hand, too. */
  | 'manual'
  /** macOS does not replace an app that is not signed. */
  | 'unsigned'
  /** Not packaged. */
  | 'development';
