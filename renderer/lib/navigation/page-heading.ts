/** The heading of the page, ready to take the focus: it says where one is to users who cannot see the page. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}
