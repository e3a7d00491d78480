import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Paths of the areas that this page load has shown, by their place in the tab's history. */
const visited = new Map<number, string>();

/** The router numbers the entries of the tab's history. */
function place(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}

/** Remembers where the user has been. For the frame of the areas. */
export function useHistoryStack(): void {
  const { key, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has a key of its own
  useEffect(() => void visited.set(place(), pathname), [key, pathname]);
}

/** How many entries the history must go back to show a path as it was left; undefined where it was not shown before. */
export function historyStepsTo(path: string): number | undefined {
  const now = place();
  const places = [...visited].filter(([index, historyPath]) => index < now && historyPath === path);
  return places.length > 0 ? now - Math.max(...places.map(([index]) => index)) : undefined;
}

/** Goes back to a page as it was left, with its search, scroll and focus; to a new entry where it was not shown yet. */
export function useReturn(): (to: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (to) => {
      const steps = historyStepsTo(to);
      void (steps ? navigate(-steps) : navigate(to));
    },
    [navigate],
  );
}
