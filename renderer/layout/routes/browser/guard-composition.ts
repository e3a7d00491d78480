/**
 * Keeps keys that belong to a composition from handlers of ours and of libraries: with an input method, Escape and Enter
 * end the composition and nothing else. Call it before anything else listens to keys.
 */
export function guardComposition(): void {
  addEventListener('keydown', stopComposingKey, true);
}

function stopComposingKey(event: KeyboardEvent): void {
  // Safari sends the key that ends a composition after its end, marked by this code alone.
  if (!event.isComposing && event.keyCode !== 229) return;
  event.stopImmediatePropagation();
  // Chromium empties a search field by itself.
  if (event.key === 'Escape') event.preventDefault();
}
