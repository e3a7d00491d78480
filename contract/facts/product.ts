/** What a product is called and where it is found; the app's values: contract/product.ts. */
export interface Product {
  readonly name: string;
  /** Whether the name is the team's own. `npm run rename` sets it; until then the dashboard asks for a name. */
  readonly isNamed: boolean;
  /** Reverse-domain identifier by which systems know an app of this product. */
  readonly appId: string;
  /** Scheme of links that open in an app: `acme://…`. */
  readonly deepLinkScheme: string;
  /** Prefix of cookies and of names inside: of headers, of the database's connections, of the mail queue's channel. */
  readonly slug: string;
  /** E-mail address for questions, and for reports of vulnerabilities. */
  readonly contact: string;
  /** Languages in which such reports are read, the preferred one first. */
  readonly reportLanguages: readonly string[];
  /** sRGB of the style sheet's tokens, for places that cannot read it: mails, theme-color, small pages. */
  readonly colors: Readonly<
    Record<'accent' | 'surfaceLight' | 'surfaceDark' | 'textLight' | 'textDark' | 'environment', string>
  >;
}
