/** A navigation waits this long for its data, in milliseconds. */
const pendingAfter = 1000;

/** Waits for the data of a page that is navigated to, but not for longer than a second. */
export async function waitShortly(loading: Promise<unknown>): Promise<void> {
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, pendingAfter))]);
}
