/**
 * After each test file: waits for what it still loads, such as the page behind a request that was refused. Files of a
 * worker share their modules, and one that is being loaded when its file ends fails for the next file, too.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
