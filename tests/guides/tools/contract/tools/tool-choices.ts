/** Forms show these without the rules of the fields. */
export const toolCategories = ['hand', 'power', 'garden', 'measuring'] as const;

/** The currencies that a price may be in, the usual one first. */
export const toolCurrencies = ['EUR', 'KES', 'USD'] as const;
