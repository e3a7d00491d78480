// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are texts of sources
import type { Part } from '../part.ts';
import { documents } from './desktop-documents.ts';

/** The desktop app, and the releases of its packages. */
export const desktop: Part = {
  files: [
    '.github/workflows/release.yml',
    'build/desktop/',
    'build/desktop-document.ts',
    'contract/desktop/',
    'electron/',
    'electron.vite.config.ts',
    'renderer/app/desktop/',
    'renderer/features/desktop/',
    'renderer/features/desktop-sign-in/',
    'renderer/features/sign-in/desktop-provider.ts',
    'renderer/lib/desktop/',
    'scripts/desktop/',
    'scripts/desktop.ts',
    'scripts/desktop-icons.ts',
    'scripts/package-desktop.ts',
    'scripts/release-feed.ts',
    'scripts/release-publish.ts',
    'scripts/release/find-packages.ts',
    'scripts/release/publish.slow.test.ts',
    /^scripts\/remove\/parts\/desktop(?:-documents)?\.ts$/,
    'scripts/try-packaged.ts',
    'server/auth/desktop/',
    'tests/desktop/',
    // A pattern: it goes with the demo, too.
    /^tests\/lab\/screenshots\/desktop-screens\.ts$/,
    'tests/support/desktop-sign-in.ts',
    'tests/support/open-api.ts',
    'tests/support/run-browser-sign-in.ts',
    'tests/support/update-feed.ts',
    'tests/support/update-harness.ts',
    'tests/support/updater-in-node.ts',
    'tests/web/desktop/',
    'tests/web/sign-in/desktop-sign-in.spec.ts',
    /^docs\/desktop(?:-[a-z]+)?\.md$/,
    /^docs\/decisions\/(?:0108|0110|0116)-/,
    /^locales\/[^/]+\/desktop(?:-sign-in)?\.json$/,
  ],
  properties: { signInDesktop: false },
  strings: [
    '/electron/token',
    '/electron/transfer-user',
    'HANDOVER_EXPIRED',
    'HANDOVER_INVALID',
    'electronInitOAuthProxy',
    'electronToken',
    'electronTransferUser',
  ],
  texts: ['errors:HANDOVER_EXPIRED', 'errors:HANDOVER_INVALID', 'sessions:app'],
  scripts: [
    'desktop',
    'desktop:build',
    'desktop:icons',
    'desktop:package',
    'desktop:try',
    'release:feed',
    'release:publish',
    'test:desktop',
  ],
  packages: [
    '@better-auth/electron',
    '@electron/asar',
    '@electron/fuses',
    'electron',
    'electron-builder',
    'electron-log',
    'electron-updater',
    'electron-vite',
    'electron-winstaller',
    'resedit',
    'tough-cookie',
  ],
  edits: {
    ...documents,
    'biome.json': [
      {
        from: '                      "#electron/**",\n                      "../**/electron/**",\n',
        to: '',
        times: 4,
      },
      {
        from: '    {\n      "includes": ["electron/**", "!**/*.test.ts", "!**/*.test.tsx"],\n      "linter": {\n        "rules": {\n          "style": {\n            "noRestrictedImports": {\n              "level": "error",\n              "options": {\n                "patterns": [\n                  {\n                    "group": [\n                      "#server/**",\n                      "../**/server/**",\n                      "#renderer/**",\n                      "../**/renderer/**",\n                      "#tests/**",\n                      "../**/tests/**",\n                      "#scripts/**",\n                      "../**/scripts/**"\n                    ],\n                    "message": "electron/ imports contract/ and locales/ only."\n                  }\n                ]\n              }\n            }\n          }\n        }\n      }\n    },\n',
        to: '',
      },
      { from: 'never the server or the desktop shell,', to: 'never the server,', times: 2 },
    ],
    'contract/audit.ts': [{ from: "'code', 'desktop' for the app, or", to: "'code' or" }],
    'contract/product.ts': [
      { from: "(mails, theme-color, the desktop app's title bar)", to: '(mails, theme-color)' },
    ],
    'contract/schemas/device-name.ts': [
      {
        from: "/** 'Firefox, Windows'; for our own app 'Product for desktop, Windows'; undefined",
        to: "/** 'Firefox, Windows'; undefined",
      },
      { from: '({ browser, system, kind }: Device', to: '({ browser, system }: Device' },
      { line: "const program = kind === 'app'" },
      { from: 'if (program && system)', to: 'if (browser && system)' },
      { from: '{ program, system }', to: '{ program: browser, system }' },
      { from: 'return program ??', to: 'return browser ??' },
    ],
    'contract/schemas/session-info.ts': [
      { from: "'tablet', 'app', 'other'", to: "'tablet', 'other'" },
      { from: 'null when unknown, and for our own app.', to: 'null when unknown.' },
      { line: "/** 'app' is this product's desktop app. */" },
    ],
    'docs/architecture.svg': [{ from: 'Browser, desktop app', to: 'Browser' }],
    'package.json': [
      { line: '"main": "out/main/index.js"' },
      { from: ', for the web and the desktop."', to: '."' },
      { line: '"#electron/*"' },
    ],
    'renderer/components/sessions/device-tile.tsx': [
      { line: 'import AppWindow from' },
      { line: 'app: AppWindow,' },
    ],
    'renderer/components/sessions/device-name.ts': [
      { from: "key as 'app'", to: "key as 'programAndSystem'" },
    ],
    'renderer/lib/chunks/import-chunk.ts': [{ line: '// The desktop app has its chunks as files' }],
    'renderer/lib/preferences/remember.ts': [{ line: '// In the desktop app the shell keeps it.' }],
    'scripts/locales/find-locale-errors.ts': [
      { from: "'contract,server,renderer,electron'", to: "'contract,server,renderer'" },
    ],
    'tests/adoption/written-files.slow.test.ts': [
      { from: "'mail:mark', 'desktop:icons',", to: "'mail:mark'," },
    ],
    'scripts/rename.slow.test.ts': [
      { from: "'contract', 'electron', 'server/email'", to: "'contract', 'server/email'" },
    ],
    'server/auth/sign-in/demo-plugin.ts': [
      { from: ' signing in to the desktop app is disabled;\n *', to: '\n *', with: 'demo' },
      {
        from: "        // reject-demo-writes.ts does not see what a page posts without JavaScript.\n        hook(/^\\/electron\\//, async () => {\n          throw authError(403, 'DEMO_MODE_ENABLED');\n        }),\n",
        to: '',
        with: 'demo',
      },
    ],
    'server/email/templates/render-mail.test.tsx': [
      {
        from: "    [\n      'en',\n      { device: { ...firefox, browser: null, kind: 'app' }, place: null },\n      `The code was asked for with ${product.name} for desktop, Windows.`,\n    ],\n",
        to: '',
      },
    ],
    'server/http/logger.test.ts': [{ line: "['/login?redirect=%2Fdesktop" }],
    'server/observability/event-metrics.ts': [
      { from: '(code, desktop, a provider)', to: '(code, a provider)' },
    ],
    'server/observability/events.ts': [{ from: "'code', 'desktop' or", to: "'code' or" }],
    'server/sessions/device.test.ts': [
      {
        from: "  [\n    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} ${product.slug}/1.2.0 Chrome/140.0.0.0 Electron/38.0.0 Safari/537.36`,\n    null,\n    'Windows',\n    'app',\n  ],\n",
        to: '',
      },
      { line: '(Macintosh; Intel Mac OS X 10_15_7) ${product.slug}-desktop/1.2.0`' },
      { line: '(Windows NT 10.0; Win64; x64) ${product.slug}-desktop/1.2.0`' },
      { line: '(X11; Linux x86_64) ${product.slug}-desktop/1.2.0-beta.1`' },
    ],
    'server/sessions/device.ts': [
      {
        from: "/** Added by our desktop app to the engine's user agent. */\nconst appMark = new RegExp(`\\\\b${product.slug}(?:-desktop)?/`, 'i');\n\n",
        to: '',
      },
      { line: 'if (appMark.test(text))' },
    ],
    'tests/attacks/security-map.test.ts': [{ from: '|renderer|electron|scripts', to: '|renderer|scripts' }],
    'tests/attacks/source-rules.test.ts': [
      { from: "'server,contract,renderer,electron'", to: "'server,contract,renderer'" },
      { from: "'server,electron'", to: "'server'" },
    ],
    'tests/attacks/untrusted-input.test.ts': [{ from: '|callback|electron)', to: '|callback)' }],
    'tests/lab/screenshots/run.ts': [
      { from: 'on desktop and phone', to: 'on wide windows and phones', with: 'demo' },
    ],
    'tests/lint/folder-cycles.test.ts': [
      { from: ", 'renderer/lib', 'electron/main']", to: ", 'renderer/lib']" },
    ],
    'tests/lint/lint-rules.test.ts': [{ line: "['electron/a.ts', importing(" }],
    'tests/lint/product-name.test.ts': [{ from: 'contract,electron,locales', to: 'contract,locales' }],
    'tests/lint/references.test.ts': [{ from: '|docs|electron|locales', to: '|docs|locales' }],
    'tsconfig.json': [{ from: '"renderer",\n    "electron",', to: '"renderer",' }],
    'vitest.config.ts': [{ from: ',electron,', to: ',' }],
  },
};
