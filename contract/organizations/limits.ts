/** Of so many organizations somebody can be a member when creating one more. */
export const mostOrganizations = 20;
