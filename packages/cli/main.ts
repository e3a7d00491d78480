#!/usr/bin/env node
/** `latchkey COMMAND`, which the scripts of package.json run in the root of an app. */
const commands: Record<string, () => Promise<unknown>> = {
  add: () => import('./commands/add.ts'),
  remove: () => import('./commands/remove.ts'),
  rename: () => import('./commands/rename.ts'),
  upgrade: () => import('./commands/upgrade.ts'),
  // Begun by the others: what create does in the app that it has written, and how git merges JSON in an upgrade.
  'apply-choices': () => import('./create/apply-choices.ts'),
  'merge-driver': () => import('./upgrade/merge-driver.ts'),
};

// What a command reads begins with its own arguments.
const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  await command();
} else {
  console.error('Usage: npm run add | remove | rename | upgrade. Each says with --help what it takes.');
  process.exitCode = 1;
}
