import type { TFunction } from 'i18next';
import { deviceName as knownDeviceName } from '#contract/schemas/device-name.ts';
import type { Device } from '#contract/schemas/session-info.ts';

/** The name of a device, also of one that nobody knows. */
export function deviceName(device: Device, t: TFunction<'sessions'>): string {
  return knownDeviceName(device, (key, values) => t(key as 'app', { ...values })) ?? t('unknownDevice');
}
