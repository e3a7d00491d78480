import { describe, expect, it } from 'vitest';
import { trackedFiles } from '#scripts/git.ts';
import { isOwnFile } from '#scripts/remove/part.ts';
import { parts } from '#scripts/remove/parts/parts.ts';
import { planRemoval } from '#scripts/remove/plan.ts';

const files = trackedFiles();

it('are listed by the names of their files', () => {
  for (const name of Object.keys(parts)) expect(files).toContain(`scripts/remove/parts/${name}.ts`);
});

// Where one fails, somebody changed a text that `npm run remove` changes: adapt the list in scripts/remove/parts/.
describe.each(Object.entries(parts))('%s', (_name, part) => {
  it('names files of its own that exist', () => {
    const missing = part.files.filter((file) => !files.some((path) => isOwnFile({ files: [file] }, path)));
    expect(missing.map(String)).toEqual([]);
  });

  it('names texts, scripts and packages that exist, once', () => {
    const plan = planRemoval(part, files);
    expect(plan.removed.length).toBeGreaterThan(0);
    expect(plan.unknown).toEqual([]);
  });
});
