import { product } from '../../contract/product.ts';

const key = `Software\\Classes\\${product.deepLinkScheme}`;
const program = `$INSTDIR\\${product.name}.exe`;

/**
 * Part of the installer of Windows: deep links lead to the app from its installation on, before its first start, and
 * lead nowhere once it is gone. SHELL_CONTEXT is the registry of the person who installs.
 */
export const windowsLinks = `!macro customInstall
  WriteRegStr SHELL_CONTEXT "${key}" "" "URL:${product.name}"
  WriteRegStr SHELL_CONTEXT "${key}" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "${key}\\DefaultIcon" "" "${program},0"
  WriteRegStr SHELL_CONTEXT "${key}\\shell\\open\\command" "" '"${program}" "%1"'
!macroend

!macro customUnInstall
  DeleteRegKey SHELL_CONTEXT "${key}"
!macroend
`;
