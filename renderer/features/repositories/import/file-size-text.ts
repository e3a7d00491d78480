import { displayLocale } from '#contract/display-locale.ts';

/** 31842 bytes as '31 kB' in English. */
export function fileSizeText(language: string, bytes: number): string {
  const units =
    bytes < 1_000_000
      ? ({ unit: 'kilobyte', by: 1000 } as const)
      : ({ unit: 'megabyte', by: 1_000_000 } as const);
  return new Intl.NumberFormat(displayLocale(language), {
    style: 'unit',
    unit: units.unit,
    maximumFractionDigits: units.by === 1000 ? 0 : 1,
  }).format(Math.max(bytes / units.by, 1));
}
