import { beforeEach, expect, it } from 'vitest';
import { trackedFiles } from '../git.ts';
import { skipUnlessAsItComes } from '../tests/guides/example.ts';
import { mentionsOf } from './mentions.ts';
import { partOf } from './parts.ts';
import { planRemoval } from './plan-removal.ts';

beforeEach(skipUnlessAsItComes);

it('takes the labels of fields along that entities lose, and no others', () => {
  expect(planRemoval(partOf('files'), trackedFiles()).labels).toEqual(['repositories:form.attachments']);
});

it.each([
  ['api-keys', 'API keys and apiKeys'],
  ['passkeys', 'a passkey'],
])('names %s as it is written, too: %s', (name) => {
  const files = trackedFiles();
  const part = partOf(name);
  expect(mentionsOf(part, files, planRemoval(part, files))).toContain('README.md');
});
