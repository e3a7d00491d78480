import { useState } from 'react';
import { Outlet, useMatch } from 'react-router';
import type { DoorContext } from '../../lib/navigation/auth-layout-context.ts';
import { Door } from './auth-card.tsx';

/** The frame of the sign-in pages. On /login/verify the key blade is a blank that each typed character cuts. */
export function DoorLayout() {
  const verifies = useMatch('/login/verify') !== null;
  const [typed, setTyped] = useState(0);
  const context: DoorContext = { showCuts: setTyped };
  return (
    <Door cuts={verifies ? typed : undefined} highlight={verifies}>
      <Outlet context={context} />
    </Door>
  );
}
