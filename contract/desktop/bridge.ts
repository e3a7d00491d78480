import * as z from 'zod/mini';
import { languages } from '../languages.ts';
import { preferenceCookies } from '../preferences.ts';
import { themes } from '../themes.ts';
import type { DesktopEvent, DesktopEvents, DesktopMethod } from './channels.ts';
import type { ConnectionProblem, DesktopState } from './state.ts';

/** Longest address or code that a person may enter, in characters. */
const maxEntryLength = 2000;

const entry = z.string().check(z.minLength(1), z.maxLength(maxEntryLength));
const noInput = z.undefined();
const providerName = z.string().check(z.regex(/^[\w-]{1,50}$/));

/** The banner of an environment that is not production. */
export const desktopEnvironment = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** CSS colour; the shell paints only what is written as #rgb or #rrggbb. */
  color: z.string().check(z.maxLength(100)),
});

/** What each method takes. The shell answers nothing else, and refuses whatever does not fit. */
export const desktopInputs = {
  'app.state': noInput,
  /** Asks the server again, whose last call failed. */
  'server.retry': noInput,
  /** Tells whether a server of this product answers at an address. */
  'server.test': z.object({ address: entry }),
  /** Goes over to another server, which signs out. */
  'server.change': z.object({ address: entry }),
  /**
   * Opens the sign-in page of the server in the system's browser. The provider that was chosen here is not asked for
   * there again; without one it is that of the last time.
   */
  'signIn.start': z.object({ provider: z.optional(providerName) }),
  /** Takes the code that the website showed, where its link does not lead here. */
  'signIn.paste': z.object({ code: entry }),
  'signIn.cancel': noInput,
  'updates.check': noInput,
  'updates.restart': noInput,
  /** Whether links of the product open this AppImage, and the menu of applications shows it. */
  'links.choose': z.object({ accept: z.boolean() }),
  /** Keeps the shell (menu, dialogs, title bar, first paint) in step with the page. */
  'preferences.sync': z.object({
    language: z.enum(languages),
    theme: z.enum(themes),
    /** Null in production. Left out: not known yet. */
    environment: z.optional(z.nullable(desktopEnvironment)),
  }),
  /** Keeps a choice for the server, as a browser's cookie would: pages of the app have no cookies. */
  'preferences.save': z.object({
    preference: z.enum(Object.keys(preferenceCookies) as (keyof typeof preferenceCookies)[]),
    value: z.string().check(z.maxLength(100)),
  }),
  'notifications.show': z.object({
    title: z.string().check(z.minLength(1), z.maxLength(100)),
    body: z.string().check(z.maxLength(300)),
    /** Page that opens when it is pressed. */
    path: z.string().check(z.maxLength(maxEntryLength), z.regex(/^\/(?![/\\])/)),
  }),
  /** Number at the app's icon; 0 takes it away. */
  'badge.set': z.object({ count: z.int().check(z.gte(0), z.lte(9999)) }),
  'find.start': z.object({
    text: z.string().check(z.minLength(1), z.maxLength(500)),
    forward: z.boolean(),
    /** The next match of the same text. */
    next: z.boolean(),
  }),
  'find.stop': noInput,
} as const satisfies Record<DesktopMethod, z.ZodMiniType>;

export type DesktopInput<Method extends DesktopMethod> = z.infer<(typeof desktopInputs)[Method]>;

export type DesktopEnvironment = z.infer<typeof desktopEnvironment>;

/** What the methods resolve to; the others resolve to nothing. */
export interface DesktopOutputs {
  'app.state': DesktopState;
  'server.test': ServerTest;
  'server.change': ServerTest;
  'signIn.paste': PastedCode;
}

export type DesktopOutput<Method extends DesktopMethod> = Method extends keyof DesktopOutputs
  ? DesktopOutputs[Method]
  : undefined;

/** `address` is the origin that was found; `invalid`: it is no address, or neither https nor loopback. */
export type ServerTest =
  | { ok: true; address: string }
  | { ok: false; problem: ConnectionProblem | 'invalid' };

/** `taken`: it is tried now, and `state.signIn` tells the rest; otherwise it is no code, and the app goes on waiting. */
export interface PastedCode {
  accepted: boolean;
}

type GroupOf<Name extends string> = Name extends `${infer Group}.${string}` ? Group : never;

/** What the preload script gives to the page as `window.desktop`: `desktop.server.test({ address })`. */
export type DesktopBridge = {
  readonly [Group in GroupOf<DesktopMethod>]: {
    readonly [Method in DesktopMethod as Method extends `${Group}.${infer Name}` ? Name : never]: (
      ...input: DesktopInput<Method> extends undefined ? [] : [input: DesktopInput<Method>]
    ) => Promise<DesktopOutput<Method>>;
  };
} & {
  /** @returns the way to stop listening */
  on<Event extends DesktopEvent>(event: Event, listener: (data: DesktopEvents[Event]) => void): () => void;
};
