/** What a product is called and where it is found: contract/product.ts, which explains each. */
export interface Product {
  readonly name: string;
  readonly isNamed: boolean;
  readonly appId: string;
  readonly deepLinkScheme: string;
  readonly slug: string;
  readonly contact: string;
  readonly reportLanguages: readonly string[];
  readonly colors: Readonly<
    Record<'accent' | 'surfaceLight' | 'surfaceDark' | 'textLight' | 'textDark' | 'environment', string>
  >;
}
