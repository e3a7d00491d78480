import { expect, it } from 'vitest';
import { startCommand } from './demo-banner.tsx';

const sourceUrl = 'https://git.example/team/app';

it('clones the source as long as no command scaffolds a copy', () => {
  expect(startCommand({ scaffoldCommand: undefined, sourceUrl })).toBe(`git clone ${sourceUrl}`);
  expect(startCommand({ scaffoldCommand: 'npm create app', sourceUrl })).toBe('npm create app');
});
