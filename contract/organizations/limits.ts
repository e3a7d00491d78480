/** Number of memberships from which on a user cannot create another organization. */
export const mostOrganizations = 20;
