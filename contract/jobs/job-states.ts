/** As pg-boss names them. `retry`: it has failed, and is to be tried again. `failed`: for good. */
export const jobStates = ['created', 'active', 'retry', 'failed', 'completed'] as const;

/** So many jobs are changed in one call; more of them in further ones. */
export const mostJobsAtOnce = 1000;
