import type { createBrowserRouter, Location } from 'react-router';

/**
 * Returns the location that the user navigated to last. The URL follows once its page is loaded, and React draws the
 * page after that, so `useLocation` and `useParams` can still name the page before. What continues from the current page
 * after a press or an `await` starts from this location.
 */
export function latestLocation({ state }: Pick<ReturnType<typeof createBrowserRouter>, 'state'>): Location {
  const { navigation, location } = state;
  // A form that is being submitted has the location of its action.
  return navigation.state === 'loading' ? navigation.location : location;
}
