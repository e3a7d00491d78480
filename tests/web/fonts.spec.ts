import { expect, test } from 'playwright/test';
import { product } from '#contract/product.ts';

test('a page without fonts stands in those that the tests bring, whatever the machine has', async ({
  page,
}) => {
  test.info().skip(process.platform !== 'linux', 'elsewhere the fonts of a browser cannot be chosen');
  await page.setContent(`
    <p style="font-family: sans-serif">${product.name}</p>
    <p style="font-family: serif">${product.name}</p>
    <p style="font-family: 'DejaVu Sans', 'Nimbus Sans', monospace">${product.name}</p>
    <p lang="ar">مفتاح</p>`);
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const drawn = await Promise.all(
    nodeIds.map(async (nodeId) => (await browser.send('CSS.getPlatformFontsForNode', { nodeId })).fonts),
  );
  const families = drawn.map((fonts) => fonts.map(({ familyName }) => familyName));
  expect(families).toEqual([
    ...Array(3).fill(['Inter Variable']),
    [expect.stringMatching(/^Noto Sans Arabic/)],
  ]);
});
