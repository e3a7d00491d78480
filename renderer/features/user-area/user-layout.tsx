import { Outlet } from 'react-router';

export function UserLayout() {
  return <Outlet />;
}
