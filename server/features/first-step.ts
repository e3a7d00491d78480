import type { Database } from '../database/database.ts';

/** Something that a new installation needs next. The renderer's half, with its link, has the same id. */
export interface FirstStep {
  id: string;
  /** Its records belong to organizations: it is one of the first steps of each of these, too. */
  inOrganizations?: true;
  /** @param organizationId asks it of this organization instead of the installation */
  isDone(database: Pick<Database, 'db' | 'sql'>, organizationId?: string): Promise<boolean>;
}
