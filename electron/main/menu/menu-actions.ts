/** The menu's own actions, besides Electron's roles. */
export interface MenuActions {
  showAbout(): void;
  checkForUpdates(): void;
  openServerAddress(): void;
  openFind(): void;
  reload(): void;
  goBack(): void;
  goForward(): void;
  zoomIn(): void;
  zoomOut(): void;
  resetZoom(): void;
  openInBrowser(): void;
  openSourceCode(): void;
  openLogFolder(): void;
}
