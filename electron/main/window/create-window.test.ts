import { describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { type WindowOptions, windowOptions } from './create-window.ts';
import { environmentColor, windowTitle } from './title-bar.ts';

function optionsOf(given: Partial<WindowOptions> = {}) {
  return windowOptions({
    platform: 'linux',
    theme: { dark: false, environment: null },
    bounds: { rectangle: { width: 900, height: 700 }, maximized: false, fullScreen: false },
    preload: '/out/preload/index.cjs',
    developerTools: false,
    icon: undefined,
    ...given,
  });
}

describe('a window', () => {
  it('is hidden until it has painted, with the page’s own background', () => {
    expect(optionsOf()).toMatchObject({
      show: false,
      backgroundColor: '#fefefd',
      minWidth: 720,
      minHeight: 480,
    });
    expect(optionsOf({ theme: { dark: true, environment: null } }).backgroundColor).toBe('#171614');
  });

  it('has the title bar of its system', () => {
    expect(optionsOf()).toMatchObject({ autoHideMenuBar: true });
    expect(optionsOf().titleBarStyle).toBeUndefined();
    expect(optionsOf({ platform: 'mac' })).toMatchObject({
      titleBarStyle: 'hiddenInset',
      trafficLightPosition: { x: 14, y: 20 },
      titleBarOverlay: true,
    });
    expect(optionsOf({ platform: 'windows' })).toMatchObject({
      titleBarStyle: 'hidden',
      titleBarOverlay: { color: '#fefefd', symbolColor: '#201e1a', height: 51 },
    });
  });

  it('has developer tools only if enabled', () => {
    expect(optionsOf().webPreferences?.devTools).toBe(false);
    expect(optionsOf({ developerTools: true }).webPreferences?.devTools).toBe(true);
  });
});

describe('an environment', () => {
  it.each([
    ['#7a3', '#7a3'],
    ['plum', '#77306a'],
    ['rgb(1 2 3); x', '#77306a'],
  ])('with the colour %s is painted in %s', (color, painted) => {
    expect(environmentColor({ name: 'Staging', color })).toBe(painted);
  });

  it.each([
    [0, undefined, `Dashboard | ${product.name}`],
    [3, undefined, `(3) Dashboard | ${product.name}`],
    [3, 'Staging', `(3) Dashboard | ${product.name} | Staging`],
  ])('with %i unseen and %s is in the title', (unseen, environment, title) => {
    expect(windowTitle(`Dashboard | ${product.name}`, unseen, environment)).toBe(title);
  });
});
