/** Those who are offered as the next owner where no search runs: as many as one page can hold. */
export function successorsInput(id: string) {
  return { id, searchTerm: '', limit: 100 };
}
