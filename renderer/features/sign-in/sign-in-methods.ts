/** What /login has beside its form in a demo, or where providers are configured. */
export { DemoPeople } from './demo-people.tsx';
export { ProviderButtons } from './provider-buttons.tsx';
