import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Inter comes with the first paint or not at all, so that nothing moves while one reads. Where it
 * came later, the next page of the session has it: a navigation draws everything anyway.
 */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) showLateFonts();
  }, [pathname]);
}

function showLateFonts(): void {
  for (const rule of fontRules()) {
    const { parentStyleSheet: sheet, style } = rule;
    if (!sheet || style.getPropertyValue('font-display') !== 'optional' || !hasCome(rule) || isShown(rule))
      continue;
    // The browser has settled not to use this rule; one that says the same is another one.
    sheet.insertRule(rule.cssText.replace('optional', 'swap'), sheet.cssRules.length);
    sheet.deleteRule([...sheet.cssRules].indexOf(rule));
  }
}

function fontRules(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .filter(({ href }) => href?.startsWith(location.origin))
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
}

/** Its file lies in the cache of the browser. */
function hasCome({ cssText }: CSSFontFaceRule): boolean {
  const file = /([\w.-]+\.woff2)/.exec(cssText)?.[1];
  return performance
    .getEntriesByType('resource')
    .some(({ name }) => file !== undefined && name.endsWith(file));
}

/** Its letters are not as wide as those of the fallback font. */
function isShown({ style }: CSSFontFaceRule): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return true;
  const widths = [`${style.getPropertyValue('font-family')}, monospace`, 'monospace'].map((families) => {
    canvas.font = `20px ${families}`;
    return canvas.measureText('Milliliter').width;
  });
  return widths[0] !== widths[1];
}
