/** Translations that every page carries; pages name their own beyond these. */
export const baseNamespaces = ['common', 'ui', 'error-pages'] as const;
