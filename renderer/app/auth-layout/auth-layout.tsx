import { useState } from 'react';
import { Outlet, useMatch } from 'react-router';
import type { AuthLayoutContext } from '../../lib/navigation/auth-layout-context.ts';
import { AuthCard } from './auth-card.tsx';

/** The frame of the sign-in pages. On /login/verify the key blade is a blank that each typed character cuts. */
export function AuthLayout() {
  const verifies = useMatch('/login/verify') !== null;
  const [typed, setTyped] = useState(0);
  const context: AuthLayoutContext = { showCuts: setTyped };
  return (
    <AuthCard cuts={verifies ? typed : undefined} highlight={verifies}>
      <Outlet context={context} />
    </AuthCard>
  );
}
