/**
 * Runs a task once no pointer is pressed. A press on a button takes the focus from a field; were an error to appear
 * at that time, the button would move away from under the pointer and miss its click.
 */
export function afterPress(task: () => unknown): void {
  if (!pressed) task();
  else addEventListener('pointerup', () => setTimeout(task), { once: true });
}

let pressed = false;

if (typeof document !== 'undefined') {
  addEventListener('pointerdown', () => (pressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => (pressed = false), { capture: true });
}
