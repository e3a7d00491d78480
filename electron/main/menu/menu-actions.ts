/** What the menu does besides the roles that the system fills itself. */
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
