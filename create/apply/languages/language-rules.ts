/** Takes the rules and classes out of a style sheet that are for a language alone, such as `:lang(ar)`. */
export function withoutLanguageRules(css: string, languages: readonly string[]): string {
  const selector = `[^{}\\n;]*:lang\\((?:${languages.join('|')})\\)[^{}]*`;
  return css
    .replaceAll(
      new RegExp(`^@custom-variant \\w+ \\(&:lang\\((?:${languages.join('|')})\\)\\);\\n`, 'gm'),
      '',
    )
    .replaceAll(new RegExp(`(?:^ */\\*[^*]*\\*/\\n)?^${selector}\\{[^{}]*\\}\\n\\n?`, 'gm'), '');
}

/** Takes the classes out of a source that are for a language alone: `ar:h-6`, `[&:lang(sw)]:w-32`. */
export function withoutLanguageClasses(text: string, languages: readonly string[]): string {
  const codes = languages.join('|');
  return text.replaceAll(
    new RegExp(
      ` ?(?:(?<=['\\s"\`])(?:${codes}):[\\w:.[\\]()/%-]+|\\[[^\\]\\s]*:lang\\((?:${codes})\\)[^\\]\\s]*\\]:[\\w:.[\\]()/%-]+)`,
      'g',
    ),
    '',
  );
}
