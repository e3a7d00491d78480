import { writeFileSync } from 'node:fs';
import type { AppRecord } from '../template/choices.ts';

/** The documents that an app has in place of the template's. */
export function writeDocuments({ version, names, choices }: AppRecord): void {
  writeFileSync('README.md', readme(names.name, version, choices.without));
  writeFileSync('CHANGELOG.md', changelog);
}

function readme(name: string, version: string, without: readonly string[]): string {
  const has = (part: string) => !without.includes(part);
  const lines = [
    `# ${name}`,
    '',
    'What this is for: write it here.',
    '',
    '## Work on it',
    '',
    'Node 20 or newer with npm, and git; PostgreSQL and a mailbox are included.',
    '',
    '```sh',
    'npm ci',
    'npm run dev     # http://localhost:3000, with reload; mails at /dev/mailbox, components at /dev/ui',
    'npm run check   # linter, types, translations, migrations, sizes',
    'npm test        # the quick tests; npm run test:all has the slow ones too',
    "npm run add -- entity tool 'name:text!' price:money   # a kind of record, with its pages, texts and tests",
    '```',
    '',
    'The first user to sign in becomes an admin. Variables of the environment: `cp .env.example .env`, [docs/environment.md](docs/environment.md). `git config core.hooksPath .githooks`, once in each clone (where the app was made it is done): commits format and check what is staged.',
    '',
    '| To | Read |',
    '|---|---|',
    '| find your way | [AGENTS.md](AGENTS.md), [docs/architecture.md](docs/architecture.md) |',
    '| add a kind of record, a field, a language, a provider | [add-an-entity.md](docs/add-an-entity.md), [add-a-field.md](docs/add-a-field.md), [add-a-language.md](docs/add-a-language.md), [add-a-provider.md](docs/add-a-provider.md) |',
    '| take out a feature or a part | [docs/remove-a-feature.md](docs/remove-a-feature.md) |',
    '| change colours, fonts and logo | [docs/theming.md](docs/theming.md) |',
    '| host it | [docs/hosting.md](docs/hosting.md), [docs/mail.md](docs/mail.md), [docs/operate.md](docs/operate.md) |',
    ...(has('desktop') ? ['| release the desktop app | [docs/desktop.md](docs/desktop.md) |'] : []),
    '',
    '## Template',
    '',
    `Made from version ${version} of its template: \`npm run upgrade\` merges a newer one. Branch \`latchkey\` has the template as it was made, and latchkey.json the choices; leave both as they are. LICENSE.template is the notice of the template's authors, which must stay; the licence of the app is yours to choose.`,
    '',
  ];
  return lines.join('\n');
}

const changelog = `# Changelog

What changes for users, newest version first, in the format of [Keep a Changelog](https://keepachangelog.com/en/1.1.0/). Versions follow [Semantic Versioning](https://semver.org/). A release takes its version and its notes from this file.

## [Unreleased]
`;
