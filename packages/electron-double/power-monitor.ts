import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';

const methods = {
  getSystemIdleTime: () => 0,
  getSystemIdleState: () => 'active',
  isOnBatteryPower: () => false,
} satisfies Partial<Electron.PowerMonitor>;

/** Specs emit its events (`resume`, `unlock-screen`). */
export const powerMonitor = Object.assign(new EventEmitter(), methods);
