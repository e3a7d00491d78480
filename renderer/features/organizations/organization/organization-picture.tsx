import type { ComponentProps } from 'react';
import { Avatar } from '../../../components/ui/avatar.tsx';

const corners = { 20: 'rounded-4!', 28: 'rounded-6!', 32: 'rounded-8!', 64: 'rounded-[0.875rem]!' };

interface OrganizationPictureProps {
  /** Without an id as long as it is not stored. */
  organization: { id?: string; name: string; logo: string | null };
  size: NonNullable<ComponentProps<typeof Avatar>['size']>;
}

/** Square, where those of people are round: a list or a bar that has both tells them apart. */
export function OrganizationPicture({ organization: { id, name, logo }, size }: OrganizationPictureProps) {
  return <Avatar id={id} name={name} image={logo} size={size} className={corners[size]} />;
}
