import { useEffect, useEffectEvent, useRef } from 'react';
import { useSingleKeys } from '../../lib/preferences/use-single-keys.ts';
import type { Action } from './action.ts';
import { actionKey, isBeginning, isSameKeys } from './action-keys.ts';
import { isTypingTarget } from './is-typing-target.ts';
import { useRunAction } from './use-run-action.ts';

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
