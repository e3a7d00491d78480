import type { Part } from '../part.ts';

/** What documents say of the desktop app. */
export const documents: Part['edits'] = {
  'AGENTS.md': [
    { from: 'is a web and desktop product with', to: 'is a web product with' },
    { from: 'that the server renders and Electron shows in a window;', to: 'that the server renders;' },
    { from: '- `electron/`: the desktop app. `locales/', to: '- `locales/' },
    {
      from: '`tests/web/`, `tests/desktop/`: browser and desktop tests.',
      to: '`tests/web/`: browser tests.',
    },
    { from: '`server/`, `renderer/` and `electron/` import', to: '`server/` and `renderer/` import' },
  ],
  'README.md': [
    { from: ' and, optionally, a desktop app, and want', to: ', and want' },
    { from: 'with accounts, an admin area', to: 'with accounts and an admin area' },
    { line: '- **A desktop app** for' },
    { from: ' `npm run desktop` starts the desktop app.', to: '' },
    { line: 'electron/    the desktop app' },
  ],
  'docs/index.md': [
    { from: ', perhaps with a desktop app, and host', to: ', and host' },
    { line: '- The same pages in a desktop app' },
  ],
  'docs/README.md': [{ line: '| The desktop app |' }],
  'docs/about.md': [
    { from: ' and pages (React), with a desktop app (Electron).', to: ' and pages (React).' },
    { line: '| A desktop app with the same pages' },
    { from: '(its list of plans names them); a desktop app |', to: '(its list of plans names them) |' },
    { from: 'without accounts at services; a desktop app |', to: 'without accounts at services |' },
    { from: 'an audit trail; a desktop app |', to: 'an audit trail |' },
    { from: 'not tested, neither the server nor the desktop app (', to: 'not tested (' },
    { line: '| The desktop app was tested with a test double |' },
  ],
  'docs/add-a-language.md': [
    {
      from: 'The compiler reports the other tables that need an entry: `server/email/templates/mail-texts.ts` and `electron/main/i18n/create-texts.ts` import the files',
      to: 'The compiler reports the other tables that need an entry: `server/email/templates/mail-texts.ts` imports the files',
    },
    { from: " and of the desktop app's menus (`desktop.json`)", to: '' },
  ],
  'docs/add-a-provider.md': [
    {
      from: 'Sign-in page, account page, the page of a user and the desktop app take',
      to: 'Sign-in page, account page and the page of a user take',
    },
    {
      from: "an unverified address, and the button in the desktop app, which opens the system's browser.",
      to: 'and an unverified address.',
    },
  ],
  'docs/architecture.md': [
    {
      from: 'contains three programs that share one contract: a server that renders the website, the website in the browser, and a desktop app that shows the website in its own window.',
      to: 'contains two programs that share one contract: a server that renders the website, and the website in the browser.',
    },
    { from: ', in the browser or the desktop app, asks', to: ', in the browser, asks' },
    { line: '| how the desktop app receives deep links |' },
    { line: '| what pages in the desktop app can ask' },
    { from: '`renderer`, `renderer/lib` and `electron/main`,', to: '`renderer` and `renderer/lib`,' },
    {
      from: 'Shared by server, renderer and desktop app; imports none',
      to: 'Shared by server and renderer; imports none',
    },
    { line: '| `contract/desktop/` |' },
    { from: ' `desktop/`, `session/`', to: ' `session/`' },
    { line: '| `electron/main/` |' },
    { line: '| `electron/preload/`' },
    {
      from: 'Sign-in by code, by provider and in the desktop app, step',
      to: 'Sign-in by code and by provider, step',
    },
  ],
  'docs/commands.md': [
    { line: '| `npm run test:desktop -- <file>` |' },
    {
      from: '(both themes, English and Arabic, desktop and phone:',
      to: '(both themes, English and Arabic, wide windows and phones:',
    },
    { line: '| `npm run desktop`, `desktop:build`' },
    {
      from: '`release:notes`, `release:publish`, `release:feed` | Sets the version from the changelog, prints its release notes, publishes the packages and the update feed: [desktop-release.md](desktop-release.md) |',
      to: '`release:notes` | Sets the version from the changelog, prints its release notes |',
    },
  ],
  'docs/decisions/0005-tests-on-real-parts.md': [{ line: '- The desktop specs run on Electron' }],
  'docs/decisions/0020-rate-limits.md': [{ line: '- The desktop app cannot open the link itself' }],
  'docs/decisions/0022-requests-from-elsewhere.md': [
    { line: "- The desktop app's main process sets `Origin`" },
  ],
  'docs/decisions/0031-own-parts.md': [{ line: '- **Window state**' }],
  'docs/decisions/README.md': [{ section: '## Desktop app' }],
  'docs/first-hour.md': [
    {
      from: 'The same colour in mails and the desktop app |',
      to: 'The same colour in mails |',
    },
    { line: '| For the desktop app |' },
  ],
  'docs/glossary.md': [{ line: '| Desktop sign-in code |' }, { line: '| `HANDOVER_*` |' }],
  'docs/remove-a-feature.md': [{ line: '| `desktop` |' }],
  'docs/security.md': [
    {
      from: " How the desktop app follows Electron's security checklist: [desktop-security.md](desktop-security.md).",
      to: '',
    },
  ],
  'docs/security/authentication.md': [
    { line: '| The desktop app |' },
    {
      from: 'Allow-list of endpoints; no code of the app is made by any other sign-in | `server/auth/desktop/desktop-sign-in.test.ts` “by signing in, whatever the URL of the sign-in contains” |',
      to: 'Allow-list of endpoints | |',
    },
  ],
  'docs/security/authorization.md': [
    { from: '| a code, a link, a desktop sign-in work once |', to: '| a code, a link work once |' },
    { from: '; `server/auth/desktop/exchange.test.ts` “is used once on concurrent requests”', to: '' },
  ],
  'docs/security/communication.md': [
    {
      from: "The proxy's; the desktop app lets nobody click through a bad one | `tests/desktop/connection-errors.spec.ts` |",
      to: "The proxy's | |",
    },
  ],
  'docs/security/cryptography.md': [{ line: "| the desktop app's session |" }],
  'docs/security/logging.md': [{ line: '| desktop app log |' }],
  'docs/security/oauth.md': [
    {
      from: ' The only code that it issues is the desktop sign-in code, which follows the rules for authorization codes.',
      to: '',
    },
    {
      from: "Desktop sign-in: the app's scheme alone, from `contract/product.ts` | `server/auth/desktop/desktop-sign-in.test.ts` “that redirects to an address given by the caller” |",
      to: 'It issues no code | |',
    },
    {
      from: 'Desktop sign-in | `server/auth/desktop/exchange.test.ts` “is used once on concurrent requests” |',
      to: 'It issues no code | |',
    },
    {
      from: 'Desktop sign-in: five minutes | `server/auth/desktop/exchange.test.ts` “expires after five minutes” |',
      to: 'It issues no code | |',
    },
    { from: 'Desktop sign-in: one | |', to: 'It issues no code | |' },
    {
      from: 'Desktop sign-in | `server/auth/desktop/exchange.test.ts` “with an invalid verifier is rejected, even if it matches” |',
      to: 'It issues no code | |',
    },
    {
      from: 'Desktop sign-in: the page asks, names app and person, and acts on a press; its session is listed on the account page and can be ended | `server/auth/desktop/desktop-sign-in.test.ts` “is a separate session, named after the app and recorded” |',
      to: 'It issues no code | |',
    },
  ],
  'docs/security/sessions.md': [
    { from: "a provider's button, the page of the desktop sign-in.", to: "a provider's button." },
  ],
  'docs/sign-in.md': [
    {
      from: ', [0020](decisions/0020-rate-limits.md), [0108](decisions/0108-desktop-sign-in.md).',
      to: ', [0020](decisions/0020-rate-limits.md).',
    },
    { from: ' `desktop/`, `session/`', to: ' `session/`' },
    { section: '## The desktop app' },
    { from: '`with`: `code`, `desktop` or the provider', to: '`with`: `code` or the provider' },
  ],
  'docs/testing.md': [
    { line: '| Desktop | Four' },
    { line: '| Desktop app |' },
    {
      from: 'and Redis and desktop tools, whose tests are skipped otherwise',
      to: 'and Redis, whose tests are skipped otherwise',
    },
    { from: ' The module `electron` is the only double.', to: '' },
    { line: '| a part of the desktop app |' },
  ],
  'docs/theming.md': [
    { from: 'Mails, `theme-color` and the desktop app cannot', to: 'Mails and `theme-color` cannot' },
    {
      from: "Some tests of the desktop app expect today's surface, text and environment colours: `electron/main/window/create-window.test.ts` and `tests/desktop/shell.spec.ts`. Change the values there as well.\n\n",
      to: '',
    },
    { from: '`build/icon.svg` (desktop app)', to: '`build/icon.svg` (mails)' },
    { line: 'npm run desktop:icons' },
    { line: "- the desktop app's title bar" },
  ],
  'docs/troubleshooting.md': [{ section: '## Desktop app' }],
};
