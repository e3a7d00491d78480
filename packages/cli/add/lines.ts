/** A line, or several, for each. Nothing stands for those that have none. */
export function lines<Item>(items: readonly Item[], write: (item: Item, place: number) => string): string {
  return items.map(write).filter(Boolean).join('\n');
}

/** The same in one line, parted by commas. */
export function list<Item>(items: readonly Item[], write: (item: Item) => string): string {
  return distinct(items.map(write).filter(Boolean)).join(', ');
}

export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
