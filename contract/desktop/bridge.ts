import * as z from 'zod/mini';
import { languages } from '../languages.ts';
import { preferenceCookies } from '../preferences.ts';
import { themes } from '../themes.ts';
import type { DesktopEvent, DesktopEvents, DesktopMethod } from './channels.ts';
import type { ConnectionProblem, DesktopState } from './state.ts';

/** Maximum length of an address or code that a user enters, in characters. */
const maxEntryLength = 2000;

const entry = z.string().check(z.minLength(1), z.maxLength(maxEntryLength));
const noInput = z.undefined();
const providerName = z.string().check(z.regex(/^[\w-]{1,50}$/));

/** The banner of an environment that is not production. */
export const desktopEnvironment = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** CSS colour; the shell uses only #rgb and #rrggbb. */
  color: z.string().check(z.maxLength(100)),
});

/** The input of each method. The shell rejects every other call. */
export const desktopInputs = {
  'app.state': noInput,
  /** Checks the connection to the server at once. */
  'server.retry': noInput,
  /** Checks that a server of this product answers at an address. */
  'server.test': z.object({ address: entry }),
  /** Switches to another server, which signs out. */
  'server.change': z.object({ address: entry }),
  /**
   * Opens the server's sign-in page in the system's browser. A provider that was chosen here need not be chosen there
   * again; by default it is the last one.
   */
  'signIn.start': z.object({ provider: z.optional(providerName) }),
  /** Signs in with the code that the website shows, if its link does not open the app. */
  'signIn.paste': z.object({ code: entry }),
  'signIn.cancel': noInput,
  'updates.check': noInput,
  'updates.restart': noInput,
  /** Whether the AppImage registers for links and for the menu of applications. */
  'links.choose': z.object({ accept: z.boolean() }),
  /** Applies the page's preferences to the shell: menu, dialogs, title bar, first paint. */
  'preferences.sync': z.object({
    language: z.enum(languages),
    theme: z.enum(themes),
    /** Null in production; missing while it is unknown. */
    environment: z.optional(z.nullable(desktopEnvironment)),
  }),
  /** Saves a preference that a browser would send as a cookie: pages of the app have none. */
  'preferences.save': z.object({
    preference: z.enum(Object.keys(preferenceCookies) as (keyof typeof preferenceCookies)[]),
    value: z.string().check(z.maxLength(100)),
  }),
  'notifications.show': z.object({
    title: z.string().check(z.minLength(1), z.maxLength(100)),
    body: z.string().check(z.maxLength(300)),
    /** Page that a click opens. */
    path: z.string().check(z.maxLength(maxEntryLength), z.regex(/^\/(?![/\\])/)),
  }),
  /** Number on the app's icon; 0 removes it. */
  'badge.set': z.object({ count: z.int().check(z.gte(0), z.lte(9999)) }),
  'find.start': z.object({
    text: z.string().check(z.minLength(1), z.maxLength(500)),
    forward: z.boolean(),
    /** Continue the search for the same text. */
    next: z.boolean(),
  }),
  'find.stop': noInput,
} as const satisfies Record<DesktopMethod, z.ZodMiniType>;

export type DesktopInput<Method extends DesktopMethod> = z.infer<(typeof desktopInputs)[Method]>;

export type DesktopEnvironment = z.infer<typeof desktopEnvironment>;

/** Results of the methods; the others have none. */
export interface DesktopOutputs {
  'app.state': DesktopState;
  'server.test': ServerTest;
  'server.change': ServerTest;
  'signIn.paste': PastedCode;
}

export type DesktopOutput<Method extends DesktopMethod> = Method extends keyof DesktopOutputs
  ? DesktopOutputs[Method]
  : undefined;

/** `address` is the server's origin. `invalid`: not an address, or neither https nor loopback. */
export type ServerTest =
  | { ok: true; address: string }
  | { ok: false; problem: ConnectionProblem | 'invalid' };

/** If accepted, `state.signIn` shows the result; otherwise it is not a code, and the app goes on waiting. */
export interface PastedCode {
  accepted: boolean;
}

type GroupOf<Name extends string> = Name extends `${infer Group}.${string}` ? Group : never;

/** API that the preload script exposes as `window.desktop`: `desktop.server.test({ address })`. */
export type DesktopBridge = {
  readonly [Group in GroupOf<DesktopMethod>]: {
    readonly [Method in DesktopMethod as Method extends `${Group}.${infer Name}` ? Name : never]: (
      ...input: DesktopInput<Method> extends undefined ? [] : [input: DesktopInput<Method>]
    ) => Promise<DesktopOutput<Method>>;
  };
} & {
  /** @returns a function that removes the listener */
  on<Event extends DesktopEvent>(event: Event, listener: (data: DesktopEvents[Event]) => void): () => void;
};
