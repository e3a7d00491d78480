import type { TFunction } from 'i18next';
import type { Device } from '#contract/api/session-info.ts';
import { deviceName as knownDeviceName } from '#contract/api/device-name.ts';

/** The name of a device, also of one that nobody knows. */
export function deviceName(device: Device, t: TFunction<'sessions'>): string {
  return knownDeviceName(device, (key, values) => t(key as 'app', { ...values })) ?? t('unknownDevice');
}
