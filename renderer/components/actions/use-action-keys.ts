import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { explainDemo, useDemoBlock } from '../../lib/demo/demo-context.ts';
import { useSingleKeys } from '../../lib/preferences/use-preferences.ts';
import type { Action } from './action.ts';
import { actionKey, isBeginning, isSameKeys, isTypingTarget } from './action-keys.ts';

/** How long the second key may take, in milliseconds. */
const sequenceTimeout = 5000;

/**
 * Runs actions by their keys, wherever nothing else takes keys; never where single-key shortcuts are switched off.
 * @param actionsAt all that can be done where a key was pressed, the nearest first; may have to be fetched first
 */
export function useActionKeys(
  actionsAt: (target: Element) => readonly Action[] | Promise<readonly Action[]>,
): void {
  const { singleKeys } = useSingleKeys();
  const runAction = useRunAction();
  const pressed = useRef<{ keys: readonly string[]; at: number }>({ keys: [], at: 0 });

  const press = useEffectEvent((actions: readonly Action[], key: string, at: number): boolean => {
    const before = at - pressed.current.at < sequenceTimeout ? pressed.current.keys : [];
    const keys = [...before, key];
    const action =
      actions.find((one) => isSameKeys(one.keys, keys)) ?? actions.find((one) => isSameKeys(one.keys, [key]));
    const begun = [keys, [key]].find((some) => actions.some((one) => isBeginning(some, one.keys)));
    pressed.current = { keys: action ? [] : (begun ?? []), at };
    if (action) runAction(action);
    return action !== undefined || begun !== undefined;
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || repeat || defaultPrevented) return;
    if (!(target instanceof Element) || isTypingTarget(target)) return;
    const key = actionKey(event);
    if (key === undefined) return;
    const at = event.timeStamp;
    const actions = actionsAt(target);
    if (!(actions instanceof Promise)) {
      if (press(actions, key, at)) event.preventDefault();
    } else
      actions.then(
        (fetched) => press(fetched, key, at),
        () => {},
      );
  });

  useEffect(() => {
    if (!singleKeys) return;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [singleKeys]);
}

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
