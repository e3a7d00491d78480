/** The place on the page that shows the shape of errors. */
export const errorsId = 'errors';

/** The schema of errors in both documents. */
export const errorSchemaName = 'Error';
