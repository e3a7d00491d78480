import { useState } from 'react';
import { DeleteOrganization } from './delete-organization.tsx';
import type { OrganizationQuestion } from './organization-actions.ts';
import { TransferOrganization } from './transfer-organization.tsx';

export interface AskedOrganization {
  question: OrganizationQuestion;
  organization: { id: string; name: string };
}

interface OrganizationDialogsProps {
  /** What is asked, and of which one; null while nothing is. */
  asked: AskedOrganization | null;
  onClose(): void;
}

/** What is asked before something is done to an organization. */
export function OrganizationDialogs({ asked, onClose }: OrganizationDialogsProps) {
  // A dialog still says what it is about while it closes.
  const [organization, setOrganization] = useState(asked?.organization);
  if (asked && asked.organization !== organization) setOrganization(asked.organization);
  if (!organization) return null;
  const common = { organization, onClose };
  return (
    <>
      <TransferOrganization key={organization.id} {...common} open={asked?.question === 'transfer'} />
      <DeleteOrganization {...common} open={asked?.question === 'delete'} />
    </>
  );
}
