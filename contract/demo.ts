/** The two accounts as which everybody signs in to a demo. Their records are made by server/demo/. */
export const demoAccounts = {
  admin: { id: 'demo-admin', name: 'Amina Wanjiru', email: 'amina@mwangaza.example' },
  user: { id: 'demo-user', name: 'Omar Benali', email: 'omar@riad.example' },
} as const;

export type DemoRole = keyof typeof demoAccounts;

export function isDemoRole(value: unknown): value is DemoRole {
  return value === 'admin' || value === 'user';
}

export function isDemoEmail(email: string): boolean {
  return Object.values(demoAccounts).some((person) => person.email === email);
}

/** Ids of its organizations, to which some of its records belong. */
export const demoOrganizationIds = { mwangaza: 'demo-mwangaza', riad: 'demo-riad-atlas' } as const;
