import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useDemoBlock } from '../../lib/demo/demo-context.ts';
import { explainDemo } from '../../lib/demo/explain-demo.ts';
import type { Action } from './action.ts';

/** Does what an action is for, as a press on its entry would; in a demo what writes is explained instead. */
export function useRunAction(): (action: Action) => void {
  const navigate = useNavigate();
  const isDemo = useDemoBlock(true);
  return useCallback(
    ({ to, href, run, writes, reason }) => {
      if (reason !== undefined) return;
      if (writes && isDemo) explainDemo();
      else if (to !== undefined) void navigate(to);
      else if (href !== undefined) window.open(href, '_blank', 'noopener');
      else run?.();
    },
    [navigate, isDemo],
  );
}
