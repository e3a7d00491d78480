import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { historyStepsTo } from './history-stack.ts';

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
