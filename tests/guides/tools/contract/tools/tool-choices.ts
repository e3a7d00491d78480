/** The choices of category; pages show them without the rules of the fields. */
export const toolCategoryChoices = ['hand', 'power', 'garden', 'measuring'] as const;

/** The currencies of price; pages show them without the rules of the fields. */
export const toolPriceCurrencies = ['EUR', 'USD'] as const;
