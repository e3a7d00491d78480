/** Pattern of `scope` in inputs and addresses; apart from the schemas, which routes should not load. */
export const scopePattern = /^[\w-]{1,200}$/;
