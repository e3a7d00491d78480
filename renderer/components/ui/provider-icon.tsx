import Building2 from 'lucide-react/icons/building-complex';
import { Icon } from './icon.tsx';

/** The sign of a provider. Those of GitHub and Google are drawn for this product, any other is a building. */
export function ProviderIcon({ provider }: { provider: string }) {
  if (provider === 'github') return <GithubSign />;
  if (provider === 'google') return <GoogleSign />;
  return <Icon of={Building2} />;
}

function GithubSign() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className="size-4 shrink-0">
      <path d="M4.3 3.2c1.7.2 3.2 1 4.3 1.9a13 13 0 0 1 6.8 0c1.1-.9 2.6-1.7 4.3-1.9.6 1.5.6 3 .3 4.3A7.4 7.4 0 0 1 21.5 12c0 5-3.3 7-6.4 7.5.5.7.7 1.5.7 2.5H8.2v-2c-2.7.5-3.5-1-4.2-2.3-.4-.7-.9-1.1-1.5-1.4 1.7-.5 2.9.4 3.6 1.5.6.9 1.2 1.2 2.3 1 .1-.5.3-.9.5-1.3C5.8 17 2.5 15 2.5 12c0-1.7.5-3.2 1.5-4.5-.3-1.3-.3-2.8.3-4.3Z" />
    </svg>
  );
}

function GoogleSign() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" strokeWidth="4" className="size-4 shrink-0">
      <path stroke="#4285f4" d="M12.5 12H21a9 9 0 0 1-2.9 6.6" />
      <path stroke="#34a853" d="M18.4 18.3A9 9 0 0 1 4.2 16.5" />
      <path stroke="#fbbc05" d="M4.5 17A9 9 0 0 1 4.5 7" />
      <path stroke="#ea4335" d="M4.2 7.5A9 9 0 0 1 18.4 5.7" />
    </svg>
  );
}
