/** Why PostgreSQL cannot run here, in one sentence for whoever starts the program; any other error is a defect. */
export class LocalPostgresError extends Error {
  override name = 'LocalPostgresError';
}
