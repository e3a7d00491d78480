/** Everything that a team changes first when it makes this product its own. */
export const product = {
  name: 'Latchkey',
  /** Whether the name is the team's own. `npm run rename` sets it; until then the dashboard asks for a name. */
  isNamed: false as boolean,
  /** Reverse-domain identifier by which systems know an app of this product. */
  appId: 'com.example.latchkey',
  /** Scheme of links that open in an app: `latchkey://…`. */
  deepLinkScheme: 'latchkey',
  /**
   * Prefix of cookies and of names inside: of a header, the database's connections and the mail queue's channel. Also
   * the folder DATA_DIR where none is given, which .gitignore names as well.
   */
  slug: 'latchkey',
  /** E-mail address for questions, and for reports of vulnerabilities (security.txt, SECURITY.md). */
  contact: 'hello@latchkey.example',
  /** Languages in which such reports are read, the preferred one first. */
  reportLanguages: ['en'],
  /** Command that scaffolds an app, shown in demo mode; without one `git clone` of the source is. */
  scaffoldCommand:
    'git clone https://github.com/latchkey/latchkey starter && cd starter && npm ci && npm run create -- ../my-app' as
      | string
      | undefined,
  sourceUrl: 'https://github.com/latchkey/latchkey',
  /** sRGB of the style sheet's tokens, for places that cannot read it (mails, theme-color, the desktop app's title bar): renderer/styles/tokens.css. */
  colors: {
    accent: '#066c69',
    surfaceLight: '#fefefd',
    surfaceDark: '#171614',
    textLight: '#201e1a',
    textDark: '#eeedea',
    environment: '#77306a',
  },
} as const;
