/** The item at a place of a list that begins anew at its end. */
export function item<Item>(items: readonly Item[], place: number): Item {
  const found = items[place % items.length];
  if (found === undefined) throw new RangeError('the list is empty');
  return found;
}
