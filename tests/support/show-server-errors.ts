/** A test that failed shows what its server logged meanwhile: an answer alone, such as 500, does not say why. */
import { beforeEach } from 'vitest';
import { describeErrors, takeErrors } from './server-errors.ts';

beforeEach(({ onTestFailed }) => {
  takeErrors();
  onTestFailed(() => {
    const text = describeErrors(takeErrors().join('\n'));
    if (text) console.error(text);
  });
});
