/** What the desktop app's window shows of the shell around it. Holds no cookie and no token. */
export interface DesktopState {
  /** Version of the app, such as `1.4.0`. */
  version: string;
  platform: 'mac' | 'windows' | 'linux';
  /** Who draws the window's title bar: the page (`custom`) or the system. */
  titleBar: 'custom' | 'native';
  server: {
    /** Origin that the app talks to. */
    address: string;
    /** Origin that the app was built for. */
    builtIn: string;
  };
  connection: Connection;
  /** Whether the session outlives the app: `memory` where the system offers no keyring. */
  sessionStorage: 'encrypted' | 'memory';
  /** A sign-in that was handed to the system's browser. */
  signIn: BrowserSignIn;
  update: Update;
  links: LinkChoice;
}

/** Who sees to it that links of the product open this app, which an AppImage does itself when somebody agrees. */
export type LinkChoice =
  /** An installer or the system does: there is nothing to choose. */
  | 'installed'
  /** Nobody has been asked. */
  | 'undecided'
  | 'on'
  | 'off'
  /** This computer would not let it be set up, or taken away. */
  | 'blocked';

export const connectionProblems = [
  /** No answer: no network, wrong name, nobody listens. */
  'unreachable',
  /** An answer that is not this product's. */
  'unknown-server',
  /** The certificate is not trusted. */
  'certificate',
  /** The server no longer understands this app. */
  'app-too-old',
  /** The server does not yet understand this app. */
  'server-too-old',
] as const;

export type ConnectionProblem = (typeof connectionProblems)[number];

export type Connection =
  | { status: 'unknown' | 'online' }
  /** `retryAt`: when the app tries again by itself, ISO 8601. */
  | { status: 'failed'; problem: ConnectionProblem; retryAt: string };

export type BrowserSignIn =
  | { status: 'idle' }
  /** `expiresAt`: until when the app waits for the person to come back, ISO 8601. */
  | { status: 'waiting'; expiresAt: string }
  | { status: 'finishing' }
  | { status: 'failed'; reason: 'expired' | 'invalid' | 'unreachable' };

export type Update =
  | { status: 'idle' | 'checking' }
  | { status: 'downloading'; version: string; percent: number }
  /** `notes`: release notes as plain text. `requiresPassword`: installing needs an administrator, so only the restart does it. */
  | { status: 'ready'; version: string; notes: string; requiresPassword: boolean }
  /** The version at hand keeps working. */
  | { status: 'failed'; reason: UpdateFailure }
  | { status: 'unsupported'; reason: UpdatesUnsupportedReason };

export const updateFailures = [
  /** The feed does not answer, or says nothing that makes sense; the app tries again by itself. */
  'unreachable',
  /** The download is not what the feed promised, and was refused. */
  'invalid',
  /** This computer would not let it be stored or put in place: disk full, folder of another user. */
  'blocked',
] as const;

export type UpdateFailure = (typeof updateFailures)[number];

export const updatesUnsupportedReasons = [
  /** Installed as a package, without a feed or without a way to ask for a password: a new one is installed by hand. */
  'package-manager',
  /** Unpacked by hand, or built without a feed: a new version is fetched by hand, too. */
  'manual',
  /** macOS puts nothing in the place of an app that is not signed. */
  'unsigned',
  /** Not packaged. */
  'development',
] as const;

/** Why this copy of the app does not update itself. */
export type UpdatesUnsupportedReason = (typeof updatesUnsupportedReasons)[number];
