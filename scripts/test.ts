/** `npm test`: sets up and builds what the quick tests need, runs them, and ends with 'N passed, N failed'. */
import { runTier, testAndExit } from './testing/test-suites.ts';

await testAndExit(() => runTier('quick'));
