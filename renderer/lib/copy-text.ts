/**
 * Puts a text on the clipboard. Pages over plain http on a network have no `navigator.clipboard`, and a policy may
 * forbid it: there the browser copies what is selected, which needs no permission.
 * @returns whether it is there
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const put = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', put, { once: true, capture: true });
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', put, { capture: true });
  return isDone;
}
