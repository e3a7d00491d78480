import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** Why somebody who was signed in stands at the door. */
export type DoorNotice = 'session-ended' | 'account-deleted';

/** What the navigation to /login carries, to be told there. */
export function doorNotice(notice: DoorNotice) {
  return { notice };
}

/** What a navigation carries of it. */
export function doorNoticeOf(state: unknown): DoorNotice | undefined {
  return (state as Partial<ReturnType<typeof doorNotice>> | null)?.notice;
}

/** Why the visitor came to this page, where that is to be told. The server does not see it, so not at first. */
export function useDoorNotice(): DoorNotice | undefined {
  const { state } = useLocation();
  return useSyncExternalStore(
    () => () => {},
    () => doorNoticeOf(state),
    () => undefined,
  );
}
