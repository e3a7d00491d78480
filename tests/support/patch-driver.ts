/** Before each test file: the server within it has the driver that the server has. */
import { patchDriver } from '#server/database/patch-driver.ts';

patchDriver();
