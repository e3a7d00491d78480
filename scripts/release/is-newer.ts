/** Whether one version, such as `1.10.0`, comes after another. */
export function isNewer(version: string, than: string): boolean {
  const before = than.split('.').map(Number);
  const difference = version.split('.').map((part, index) => Number(part) - (before[index] ?? 0));
  return (difference.find((part) => part !== 0) ?? 0) > 0;
}
