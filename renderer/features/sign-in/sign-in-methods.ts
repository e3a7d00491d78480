/** Parts of /login besides its form: in a demo, or where providers are configured. */
export { DemoUsers } from './demo-users.tsx';
export { ProviderButtons } from './provider-buttons.tsx';
