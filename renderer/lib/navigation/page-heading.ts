/** The heading of the page, ready to take the focus: it tells people who cannot see the page where they are. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}
