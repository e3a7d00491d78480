/** Switches that Chromium and Electron add to the command line of a second instance. */
const addedByChromium = [
  /^--allow-file-access-from-files$/,
  /^--enable-avfoundation$/,
  /^--original-process-start-time=\d+$/,
  /^--enable-crashpad$/,
];

/**
 * Switches that launchers add: AppRun of an AppImage, desktop entries and wrappers of distributions, and users whose
 * graphics, scale or keyring need one. None takes a path or a command, or opens a port. Those of the sandbox
 * are in force for who starts the app so, with a link or without.
 */
const addedByLaunchers = [
  /^--no-(sandbox|zygote)$/,
  /^--disable-(setuid-sandbox|namespace-sandbox|gpu-sandbox|dev-shm-usage)$/,
  /^--ozone-platform(-hint)?=(auto|x11|wayland)$/,
  /^--(enable|disable)-features=[A-Za-z0-9,]+$/,
  /^--enable-wayland-ime(=true)?$/,
  /^--wayland-text-input-version=\d$/,
  /^--gtk-version=\d$/,
  /^--(enable|disable)-gpu(-rasterization|-compositing|-vsync|-memory-buffer-video-frames)?$/,
  /^--disable-(software-rasterizer|accelerated-(2d-canvas|video-decode))$/,
  /^--ignore-gpu-(blocklist|blacklist)$/,
  /^--(enable-zero-copy|in-process-gpu)$/,
  /^--use-(gl|angle)=[a-z0-9-]+$/,
  /^--force-device-scale-factor=\d+(\.\d+)?$/,
  /^--high-dpi-support=\d$/,
  /^--force-(dark-mode|color-profile=[a-z0-9-]+)$/,
  /^--password-store=[a-z0-9-]+$/,
  /^--lang=[A-Za-z-]+$/,
  /^--enable-logging(=(stderr|file))?$/,
  /^--(v|log-level)=\d$/,
];

const knownSwitches = [...addedByChromium, ...addedByLaunchers];

/** Whether a switch may stand beside a link. */
export function isKnownSwitch(argument: string): boolean {
  return knownSwitches.some((known) => known.test(argument));
}
