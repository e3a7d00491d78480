import { Outlet } from 'react-router';

export function ManagerLayout() {
  return <Outlet />;
}
