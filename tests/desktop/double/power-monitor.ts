import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';

const methods = {
  getSystemIdleTime: () => 0,
  getSystemIdleState: () => 'active',
  isOnBatteryPower: () => false,
} satisfies Partial<Electron.PowerMonitor>;

/** Its events (`resume`, `unlock-screen`) are emitted by specs. */
export const powerMonitor = Object.assign(new EventEmitter(), methods);
