/**
 * Loaded into the server of `npm run dev`, which starts anew with every change of what it has loaded: so a changed
 * schema is told at once, and a migration that was written is applied at once.
 */
import '#server/database/migrations/snapshot.json' with { type: 'json' };

// The server does not wait for it.
void import('./schema-snapshot.ts').then(({ findMissingMigration }) => {
  const fault = findMissingMigration();
  if (fault) console.error(`\n${fault}\n`);
});
