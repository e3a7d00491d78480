import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../../../../contract/languages.ts';
import { isAsItComes, skipUnlessAsItComes } from './example.ts';
import type { GuideStep } from './guide-steps.ts';
import { copyProject, type ProjectCopy, readGuide } from './project-copy.ts';
import { skipUnlessThorough } from './skip-unless-thorough.ts';

type Change = Extract<GuideStep, { kind: 'change' }>;

const steps = readGuide('add-a-field');
const changes = steps.filter((step) => step.kind === 'change');
const texts = changes.filter(({ path }) => path.startsWith('locales/'));

it('needs few files: each a source, or the texts of a language', () => {
  expect(changes.length - texts.length).toBeLessThanOrEqual(5);
  expect(texts.map(({ path }) => path.split('/')[1]).sort()).toEqual([...languages].sort());
});

/** A place of the guide: a file or folder, and which of the changes there; all where none is named. */
type Place = readonly [path: string, change?: number];

const entity = 'renderer/features/repositories/repository-entity.ts';

/** Fields that are added as the guide says, each without one place: what compiles without it is noticed by a check. */
const untested: Record<string, readonly Place[]> = {
  unlabelled: [['locales/', 0]],
  unexported: [['locales/', 1]],
  unfrench: [['locales/fr/']],
};

/** The same for places without which nothing compiles. */
const uncompiled: Record<string, readonly Place[]> = {
  uncontracted: [['contract/']],
  unstored: [['server/database/schema/repositories.ts']],
  unkind: [[entity]],
};

/** The changes of the guide for a field of another name, without some places. */
function changesFor(field: string, forgotten: readonly Place[]): Change[] {
  const capital = `${field[0]?.toUpperCase()}${field.slice(1)}`;
  const rename = (line: string) => line.replaceAll('notes', field).replaceAll('Notes', capital);
  return changes.map((change) => ({
    ...change,
    hunks: change.hunks.flatMap(({ before, after }, place) =>
      forgotten.some(([path, only = place]) => change.path.startsWith(path) && only === place)
        ? []
        : { before, after: after.map(rename) },
    ),
  }));
}

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

describe('the project with the field', { timeout: 5 * 60_000 }, () => {
  let copy: ProjectCopy;
  beforeEach(skipUnlessAsItComes);
  beforeAll(async () => {
    if (!isAsItComes) return;
    copy = copyProject();
    for (const step of changes) await copy.take(step);
  });
  afterAll(() => copy?.remove());

  async function addFields(fields: Record<string, readonly Place[]>): Promise<void> {
    for (const [field, places] of Object.entries(fields))
      for (const change of changesFor(field, places)) await copy.take(change);
  }

  it('lacks a migration until the guide has it written', async () => {
    expect(await copy.run('node', 'scripts/check-migrations.ts')).toContain('columns notes');
    for (const step of steps) if (step.kind === 'commands') await copy.take(step);
    expect(await copy.run('node', 'scripts/check-migrations.ts')).toBe('');
  });

  it('has all texts; a language without them is noticed', async () => {
    expect(await copy.run('node', 'scripts/check-locales.ts')).toBe('');
    await addFields(untested);
    const output = await copy.run('node', 'scripts/check-locales.ts');
    expect(output.split('\n').filter((line) => line.includes('repositories:'))).toEqual([
      'fr: repositories:form.unfrench is missing',
      'fr: repositories:csv.unfrench is missing',
    ]);
  });

  it('passes its tests, which notice a field that is forgotten in the texts', async (context) => {
    skipUnlessThorough(context);
    expect(await copy.run('npm', 'run', 'db:generate', '--', '--name', 'forgotten')).toBe('');
    const files = ['server/app/record-fields.test.ts', 'tests/lint/features.test.ts'];
    await copy.run('vitest', 'run', '--reporter=json', '--outputFile=report.json', ...files);
    const report: Report = JSON.parse(readFileSync(join(copy.folder, 'report.json'), 'utf8'));
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const names = (wanted: string) =>
      results.flatMap(({ fullName, status }) => (status === wanted ? fullName : [])).sort();
    expect(names('failed')).toEqual([
      'the field has a name: repositories:csv.unexported',
      'the field has a name: repositories:form.unlabelled',
    ]);
    expect(names('passed')).toContain('each field of repositories is stored when it changes alone: notes');
  });

  it('compiles, unless the contract, the table or the entity lacks a field', async (context) => {
    skipUnlessThorough(context);
    // The last one alone: of one object the compiler tells what is too much, or else what is missing.
    const { unkind = [], ...others } = uncompiled;
    for (const fields of [{ unkind }, others]) {
      await addFields(fields);
      const errors = await copy.run('tsc', '--noEmit', '-p', '.');
      const named = errors.matchAll(
        /Property '(un\w+)' is missing|'(un\w+)' does not exist|Record<"(un\w+)", never>/g,
      );
      const found = [...named].flatMap((match) => match.slice(1).filter(Boolean));
      expect([...new Set(found)].sort()).toEqual(Object.keys(fields).sort());
    }
  });
});
