/**
 * Runs before the first paint and sets the class of the stored theme: local storage is out of the server's sight,
 * and so is the system's preference. The server lists its hash in the content security policy.
 */
export const themeScript =
  "(function(d){var t;try{t=localStorage.getItem('theme')}catch(e){}" +
  "t=t||d.dataset.theme||'system';" +
  "var k=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);" +
  "d.dataset.theme=t;d.classList.toggle('dark',k);d.classList.toggle('light',!k)})(document.documentElement)";
