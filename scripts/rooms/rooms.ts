import { dirname } from 'node:path/posix';

/**
 * Rooms of machinery, from the ground up, and which of the others each may import (docs/architecture.md). A file is in the
 * room of the longest path that it begins with; `folder/*` are the files of a folder without its subfolders.
 */
const machinery = {
  core: {
    mayImport: [],
    places: [
      'contract/*',
      'contract/api',
      'contract/errors',
      'contract/facts',
      'contract/features/feature.ts',
      'contract/schemas',
      'contract/validation',
    ],
  },
  client: { mayImport: ['core'], places: ['renderer/lib'] },
  ui: {
    mayImport: ['core', 'client'],
    places: [
      'renderer/components/ui',
      'renderer/components/picture',
      'renderer/components/navigation',
      'renderer/styles',
    ],
  },
  server: {
    mayImport: ['core'],
    places: [
      'server/api',
      'server/audit',
      'server/config',
      'server/database',
      'server/email',
      'server/features',
      'server/hooks',
      'server/http',
      'server/jobs',
      'server/limits',
      'server/objects',
      'server/observability',
      'server/pictures',
    ],
  },
  auth: { mayImport: ['core', 'server'], places: ['server/auth', 'server/sessions'] },
  records: {
    mayImport: ['core', 'client', 'ui', 'server'],
    places: [
      'contract/entities',
      'renderer/components',
      'server/csv',
      'server/entities',
      'server/lists',
      'server/records',
      'server/scopes',
    ],
  },
  pages: {
    mayImport: ['core', 'client', 'ui', 'server', 'records', 'auth'],
    places: [
      'contract/pages',
      'renderer/layout/entity',
      'renderer/layout/feature.ts',
      'renderer/layout/palette',
      'renderer/layout/routes',
      'server/pages',
    ],
  },
} as const;

/** Optional features: they import machinery and each other. */
const features = {
  'api-keys': [
    'contract/api-keys',
    'contract/features/api-keys.ts',
    'server/api-keys',
    'renderer/features/api-keys',
  ],
  'api-reference': [
    'contract/api-documentation',
    'server/api-documentation',
    'renderer/features/api-documentation',
  ],
  'audit-log': [
    'contract/audit-log',
    'contract/features/audit-log.ts',
    'server/audit-log',
    'renderer/features/audit-log',
    'renderer/layout/audit-log',
  ],
  'dev-tools': ['server/dev-mailbox', 'renderer/features/dev-ui'],
  files: ['contract/files', 'contract/features/files.ts', 'server/files', 'renderer/components/files'],
  jobs: ['contract/jobs', 'server/job-management', 'renderer/features/jobs'],
  organizations: [
    'contract/organizations',
    'contract/features/organizations.ts',
    'server/organizations',
    'renderer/features/organizations',
  ],
  passkeys: [
    'contract/passkeys',
    'contract/features/passkeys.ts',
    'server/passkeys',
    'server/auth/passkeys',
    'renderer/features/passkeys',
    'renderer/components/passkeys',
    'renderer/lib/passkeys',
  ],
} as const;

/** The app and its desktop shell, which import whatever they want. A folder that no room names is the app's. */
const app = {
  app: [
    'contract',
    'contract/api/contract.ts',
    'contract/audit.ts',
    'contract/demo.ts',
    'contract/errors/codes.ts',
    'contract/languages.ts',
    'contract/permissions.ts',
    'contract/product.ts',
    'contract/themes.ts',
    'server',
    'server/auth/auth.ts',
    'server/config/environment.ts',
    'server/config/environment-schema.ts',
    'server/database/migrations',
    'server/database/schema',
    'server/email/templates',
    'server/email/templates.ts',
    'renderer',
    'renderer/styles/accent.css',
    'renderer/styles/fonts.css',
    'renderer/styles/languages.css',
    'renderer/styles/tokens.css',
  ],
  desktop: [
    'electron',
    'contract/desktop',
    'renderer/app/desktop',
    'renderer/features/desktop',
    'renderer/lib/desktop',
  ],
} as const;

export type Room = keyof typeof machinery | keyof typeof features | keyof typeof app;

const rooms = new Map<string, Room>();
for (const [room, { places }] of Object.entries(machinery))
  for (const place of places) rooms.set(place, room as Room);
for (const [room, places] of Object.entries({ ...features, ...app }))
  for (const place of places) rooms.set(place, room as Room);

/** The room of a file; undefined for tests, tools and whatever else is no part of the running product. */
export function roomOf(file: string): Room | undefined {
  const folder = dirname(file);
  for (const place of [file, `${folder}/*`, ...foldersAbove(folder)]) {
    const room = rooms.get(place);
    if (room) return room;
  }
  return undefined;
}

/** A folder and those that it is in, from the inside out. */
function foldersAbove(folder: string): string[] {
  return folder === '.' ? [] : [folder, ...foldersAbove(dirname(folder))];
}

/** The rooms that a room may import besides itself; `all` for the app. */
export function mayImport(room: Room): 'all' | readonly Room[] {
  if (room in app) return 'all';
  if (room in features) return [...Object.keys(machinery), ...Object.keys(features)] as Room[];
  return machinery[room as keyof typeof machinery].mayImport;
}
