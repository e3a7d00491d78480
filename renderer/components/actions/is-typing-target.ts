/** Whether a key belongs to what has the focus: fields that are typed in, and what floats above the page. */
export function isTypingTarget(target: Element): boolean {
  return (
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]',
    ) !== null
  );
}
