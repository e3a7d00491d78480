/** Everything that a team changes first when it makes this product its own. */
export const product = {
  name: 'Latchkey',
  /** Reverse-domain identifier of the desktop app. */
  appId: 'com.example.latchkey',
  /** Scheme of deep links into the desktop app: `latchkey://…`. */
  deepLinkScheme: 'latchkey',
  /** Prefix of cookies, header names and data folders. */
  slug: 'latchkey',
  /** Who answers questions about the demo. */
  contact: 'hello@latchkey.example',
  /** Command that scaffolds a new copy, shown in demo mode. */
  scaffoldCommand: 'npm create latchkey@latest',
  sourceUrl: 'https://github.com/latchkey/latchkey',
  /** Colour of the accent as sRGB, for places that cannot read the style sheet (mails, theme-color). */
  colors: { accent: '#006d6a', surfaceLight: '#fefefd', surfaceDark: '#171614' },
} as const;
