/** What `scope` can be, in inputs and in addresses. Apart from the schemas, which pages should not load with their routes. */
export const scopePattern = /^[\w-]{1,200}$/;
