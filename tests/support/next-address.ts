let addresses = 0;

/** A network address from which no request of this process has come yet, so that no limit of one address is met. */
export function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
