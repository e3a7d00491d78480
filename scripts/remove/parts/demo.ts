import type { Part } from '../part.ts';

/** The read-only demo, and the screenshots, which show its records. */
export const demo: Part = {
  files: [
    'contract/demo.ts',
    'renderer/layout/demo/',
    'renderer/lib/demo/',
    'scripts/demo.ts',
    'scripts/remove/parts/demo.ts',
    'server/auth/sign-in/demo-plugin.ts',
    'server/demo/',
    'tests/lab/screenshots/',
    'tests/support/demo.ts',
    'tests/web/demo/',
    /^locales\/[^/]+\/demo\.json$/,
    /^renderer\/features\/sign-in\/(?:demo-[^/]+|enter-demo\.ts)$/,
    /^server\/api\/reject-demo-writes(?:\.test)?\.ts$/,
    /^server\/[^/]+\/examples\/demo-[^/]+$/,
    /^tests\/web\/[^/]+\/demo\.spec\.ts$/,
  ],
  properties: {
    DEMO: false,
    changesNothing: false,
    demo: false,
    demoCode: false,
    demoRecords: false,
    recording: true,
    scaffoldCommand: false,
    wait: true,
    writes: false,
  },
  strings: ['DEMO', 'DEMO_MODE_ENABLED'],
  texts: ['account:appearance.demoLanguage', 'desktop-sign-in:demo', 'errors:DEMO_MODE_ENABLED'],
  scripts: ['demo', 'screenshots'],
  edits: {
    '.env.example': [{ line: '# true: a read-only demo' }, { line: 'DEMO=' }],
    '.gitignore': [{ line: '-demo/' }],
    'AGENTS.md': [
      { from: 'Remove a feature, the demo or another part', to: 'Remove a feature or another part' },
      {
        from: 'benchmarks and screenshots have lists of their own in `tests/lab/`',
        to: 'benchmarks have a list of their own in `tests/lab/`',
      },
    ],
    'README.md': [
      { line: '- **A read-only demo** for visitors.' },
      { from: ' `npm run demo` starts the demo.', to: '' },
      { from: 'the scaffold command that the demo shows (optional; the command must exist), and ', to: '' },
    ],
    'contract/dashboard/dashboard.ts': [{ from: ', and in a demo.', to: '.' }],
    'contract/errors/specified-texts.test.ts': [
      { from: ' DEMO_MODE_ENABLED`', to: '`' },
      { line: "'errors:DEMO_MODE_ENABLED'" },
    ],
    'contract/pages/pages.ts': [
      { line: '/** Resolves to the code itself in a demo' },
      {
        from: 'requestCode(email: string): Promise<string | undefined>',
        to: 'requestCode(email: string): Promise<void>',
      },
    ],
    'contract/product.ts': [
      { from: 'Who answers questions about the demo, and to whom weaknesses', to: 'To whom weaknesses' },
    ],
    'docs/add-a-provider.md': [{ from: ' In a demo no provider is offered.', to: '' }],
    'docs/add-an-entity.md': [{ from: '; to take screenshots, to `tests/lab/screenshots/`', to: '' }],
    'docs/architecture.md': [
      { from: ', for the demo and `npm run seed` |', to: ', for `npm run seed` |' },
      { from: ', `server/demo/`', to: '' },
      { from: '; the demo;', to: ';' },
      { line: '4. `server/api/operation.ts` adds middleware to every operation' },
      { from: 'a cluster on one machine, screenshots, container', to: 'a cluster on one machine, container' },
    ],
    'docs/commands.md': [
      { line: '| `npm run demo` |' },
      { line: '| `npm run screenshots` |' },
      { from: '`container:*` and `screenshots` are', to: 'and `container:*` are' },
    ],
    'docs/decisions/0060-preferences-in-cookies.md': [
      { from: 'In a demo and during impersonation', to: 'During impersonation' },
    ],
    'docs/environment.md': [
      {
        from: '`smtps://…` | mails are stored locally; required when hosted, except in a demo |',
        to: '`smtps://…` | mails are stored locally; required when hosted |',
      },
      {
        from: '; required when hosted, except in a demo |\n| `ADMIN_EMAILS`',
        to: '; required when hosted |\n| `ADMIN_EMAILS`',
      },
      { line: '| `DEMO` |' },
    ],
    'docs/first-hour.md': [{ from: ' To see what visitors of a demo see: `npm run demo`.', to: '' }],
    'docs/glossary.md': [
      { from: 'environment, demo, impersonation, offline', to: 'environment, impersonation, offline' },
      { line: '| Demo |' },
    ],
    'docs/operate.md': [{ section: '## A demo' }],
    'docs/remove-a-feature.md': [
      { line: '| `demo` |' },
      { from: ', and what measures and photographs it in', to: ', and what measures it in' },
    ],
    'docs/scale.md': [{ from: '(first admin, demo)', to: '(first admin)' }],
    'docs/security/authentication.md': [
      { line: '| The two users of a demo |' },
      { from: '; a demo is apart and read-only', to: '' },
    ],
    'docs/sign-in.md': [
      {
        from: '| 403 DEMO_MODE_ENABLED, INVALID_ORIGIN | the server is a demo; a page of another origin |',
        to: '| 403 INVALID_ORIGIN | a page of another origin |',
        with: 'desktop',
      },
      { from: ' are not sign-ins; a demo records none.', to: ' are not sign-ins.' },
    ],
    'docs/testing.md': [{ from: 'Failures, load, screenshots', to: 'Failures, load' }],
    'docs/theming.md': [{ line: '- everything at once: `npm run screenshots`' }],
    'docs/troubleshooting.md': [{ line: '| `DEMO needs a database of its own' }],
    'renderer/app/browser-sign-in.ts': [
      {
        from: "const { code } = await callAuth<{ code?: string }>('/email-otp",
        to: "await callAuth('/email-otp",
      },
      { line: 'return code;' },
    ],
    'renderer/app/desktop/desktop-routes.ts': [
      { from: 'makes, or this is a demo. Otherwise', to: 'makes. Otherwise', with: 'desktop' },
    ],
    'renderer/components/actions/use-run-action.ts': [
      { from: '; in a demo what writes is explained instead', to: '' },
    ],
    'renderer/features/desktop/window/window.css': [
      {
        from: ':is([data-sticky="impersonation"], [data-sticky="demo"]) > *',
        to: '[data-sticky="impersonation"] > *',
      },
      { from: '[data-sticky="demo"], [data-sticky="offline"]', to: '[data-sticky="offline"]' },
    ],
    'renderer/features/sign-in/request-code.ts': [
      { from: 'const demoCode = await sendCode', to: 'await sendCode' },
      { line: '...(demoCode && { demoCode }),' },
    ],
    'renderer/features/sign-in/send-code.ts': [
      { from: '/**\n * Sends a code', to: '/** Sends a code' },
      {
        from: ' corrects it.\n * @returns the code itself in a demo, which shows it on the page\n */',
        to: ' corrects it. */',
      },
      { from: 'Promise<string | undefined>', to: 'Promise<void>' },
      { from: 'const demoCode = await signIn', to: 'await signIn' },
      { line: 'return demoCode;' },
    ],
    'renderer/features/sign-in/sign-in-methods.ts': [{ from: ' in a demo, or where', to: ' where' }],
    'renderer/features/sign-in/verify-code.ts': [
      { from: 'const demoCode = await sendCode', to: 'await sendCode' },
    ],
    'renderer/layout/base-layout.tsx': [
      { from: 'environment, impersonation, demo, offline', to: 'environment, impersonation, offline' },
    ],
    'renderer/lib/i18n/save-language.ts': [{ from: ', as everybody does in a demo', to: '' }],
    'renderer/styles/sticky.css': [
      { line: 'var(--demo, 0px) +' },
      { from: '  :root:has([data-sticky="demo"]) {\n    --demo: 2.25rem;\n  }\n\n', to: '' },
    ],
    'server/api-documentation/authentication-answers.ts': [
      { line: '// In a demo no mail is sent' },
      { from: "object({ success: isTrue, code: text }, ['code'])", to: 'object({ success: isTrue })' },
    ],
    'scripts/rename.ts': [{ line: 'Pictures in README show' }],
    'scripts/read-options.slow.test.ts': [{ line: "['screenshots', 'tests/lab/screenshots/run.ts']," }],
    'server/app/serve.slow.test.ts': [{ line: 'expect.stringMatching(/^- DEMO: must be/)' }],
    'server/api/api-context.ts': [
      {
        from: 'keeps. In a\n   * demo, and for an admin who acts as the user, that',
        to: 'keeps. For\n   * an admin who acts as the user that',
      },
    ],
    'server/api/page-language.ts': [
      { from: " The users of a demo are shared, so their language is nobody's.", to: '' },
    ],
    'server/app/start-server.ts': [{ line: '// A demo sends nothing' }],
    'server/auth/session/record-use.ts': [
      { from: " by the user; in a demo no user's\n * row changes.", to: ' by the user.' },
    ],
    'server/auth/sign-in/page-sign-in.ts': [
      {
        from: "const answer: { success: boolean; code?: string } = await step('/email-otp",
        to: "await step('/email-otp",
      },
      { line: 'return answer.code;' },
    ],
    'server/config/environment.ts': [
      { line: '// A demo shows its codes on the page.' },
      { line: '// All users of a demo share its two accounts.' },
    ],
    'server/dashboard/read-mail-health.ts': [{ line: '// A demo sends nothing' }],
    'server/http/limits.ts': [
      { from: ' Not applied in a demo, whose two accounts are shared by many users.', to: '' },
    ],
    'tests/lab/README.md': [
      { from: 'failure tests, containers, screenshots.', to: 'failure tests, containers.' },
      { line: '| `screenshots/` |' },
    ],
    'tests/attacks/source-rules.test.ts': [
      { from: 'server\\/demo\\/|', to: '' },
      { from: '(?:database\\/|demo\\/|', to: '(?:database\\/|' },
    ],
    'tests/guides/remove-a-feature.slow.test.ts': [{ line: "'tests/lab/screenshots'," }],
  },
};
