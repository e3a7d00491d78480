import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useDelayedPending } from '../lib/use-delayed-pending.ts';
import { useDocumentLanguage } from './use-document-language.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { usePageTitle } from './use-page-title.ts';
import { usePendingLink } from './use-pending-link.ts';

/** The outermost layout: keeps title, language, focus and scroll position in step with the page. */
export function Root() {
  useDocumentLanguage();
  useFocusOnNavigation();
  usePendingLink();
  useLateFonts();
  return (
    <>
      <PageTitle />
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** From the second page on. */
function useLateFonts(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) showLateFonts();
  }, [pathname]);
}

/** A part of its own, ahead of the page: a page that failed inside its area says its own title after it. */
function PageTitle() {
  usePageTitle();
  return null;
}

/** A slim bar at the top edge while the next page is more than a second on its way. */
function NavigationProgress() {
  const { t } = useTranslation();
  const pending = useDelayedPending(useNavigation().state !== 'idle');
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      {pending && (
        <>
          <span className="sr-only">{t('states.loading')}</span>
          <span className="block h-full w-1/3 animate-progress bg-accent motion-reduce:w-full" />
        </>
      )}
    </div>
  );
}

/**
 * Inter comes with the first paint or not at all, so that nothing moves while one reads (docs/performance.md). Where it
 * came later, the next page of the session has it: a navigation draws everything anyway.
 */
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
